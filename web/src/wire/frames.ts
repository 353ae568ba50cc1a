/** The frames of docs/wire.md: what stands around the shapes of a game. */

import type { TableFrame } from './frames.gen';

export * from './frames.gen';

/** `left` is a person who has gone: a bot drives there, or the rules took the seat out. */
export type PaceName = TableFrame['pace'];

/** How long the table waits for who is away; 0 for ever. */
export type Minutes = TableFrame['patience'];

/** When a seat wants to be asked to react: always, when it could act, or never. */
export type How = TableFrame['asking'][number];

export type SeatKind = TableFrame['kinds'][number];
/** What leaving means: the rules take one out for good, or a bot drives on. */
export type Leaving = NonNullable<TableFrame['leaving']>;
