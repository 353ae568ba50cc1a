/** One small fact in a seat's status line. */
export interface SeatFact {
  /** For the eye: a short sign such as ⛽. */
  sign: string;
  /** For the screen reader and the tooltip: "fuel". */
  label: string;
  value: string;
  /** True when it should stand out as a danger. */
  alarm?: boolean;
}
