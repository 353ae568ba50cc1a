/** One outcome of something uncertain. */
export interface Chance {
  label: string;
  /** Of 1. */
  share: number;
  tone: 'good' | 'slight' | 'mild' | 'warn' | 'bad' | 'worst';
}
