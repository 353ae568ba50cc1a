/** A table in a house, with everyday objects on it. */

import Course from '../Course.svelte';
import Defs from '../Defs.svelte';
import Thing from '../Thing.svelte';
import type { TabletopArt } from './kind';

export const everyday: TabletopArt = { Table: Course, Thing, Defs, margin: 40 };
