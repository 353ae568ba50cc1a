/** The course of a race: its track with its safe speeds, its laps and its tables. */

import type { Layout } from './layout';
import { layTrack, type Track } from './track';

export interface Course {
  track: Track;
  /** By corner. */
  safe: number[];
  laps: number;
  points: number;
  /** Circle → the next circle; null ends the spin. */
  spinTrack: Record<string, string | null>;
  leastThrust: number;
  leastStability: number;
}

interface Tables {
  spin_track: Record<string, string | null>;
  thrust_boxes: number[];
  stability_boxes: number[];
}

interface Config {
  track?: string;
  laps?: number;
  points?: number;
  safe?: Record<string, number>;
  data?: Layout & { tables?: Partial<Tables> };
}

const DEFAULT_TRACK = 'foundry';
const DEFAULT_LAPS = 2;
const DEFAULT_POINTS = 4;

const laid = new WeakMap<Record<string, unknown>, Course>();

/** The course of the race that these files belong to; null when there is no such track. */
export function courseOf(data: Record<string, unknown>): Course | null {
  const known = laid.get(data);
  if (known) return known;
  const config = (data['config'] ?? {}) as Config;
  const layout = config.data ?? (data[`${config.track ?? DEFAULT_TRACK}.json`] as Layout | undefined);
  const tables = { ...(data['tables.json'] as Tables | undefined), ...config.data?.tables } as Partial<Tables>;
  if (!layout?.sections?.length) return null;
  const track = layTrack(layout);
  const course: Course = {
    track,
    safe: track.corners.map((corner) => config.safe?.[corner.id] ?? corner.safe),
    laps: config.laps ?? DEFAULT_LAPS,
    points: config.points ?? DEFAULT_POINTS,
    spinTrack: tables.spin_track ?? {},
    leastThrust: tables.thrust_boxes?.[0] ?? 3,
    leastStability: tables.stability_boxes?.[0] ?? 3,
  };
  laid.set(data, course);
  return course;
}
