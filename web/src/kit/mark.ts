/** A mark on the replay bar. */
export interface Mark {
  at: number;
  label: string;
  tone: 'round' | 'event' | 'out';
}
