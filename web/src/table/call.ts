/** In a window the people at one device are asked together whether somebody reacts. */

export interface Call {
  /** Who could, whatever they hold. */
  people: { seat: number; name: string }[];
  /** Who of them has answered, and may think again. */
  answered: { seat: number; name: string }[];
  /** Somebody here has reacted, or thought better of it. */
  isAgain: boolean;
  /** Nobody is asked aloud: it passes by itself. */
  isSilent: boolean;
  isSending: boolean;
  nobody: () => void;
  /** Somebody does: the device is handed over. */
  react: (seat: number) => void;
}
