/** QR codes (ISO/IEC 18004): a text as squares, in byte mode, so that a quarter of a block may be unreadable. */

/** By version from 1: check bytes of a block, and into how many blocks the bytes are divided. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];
const LEVEL_M = 0b00;
const BYTE_MODE = 0b0100;
const PADS = [0xec, 0x11];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of squares, true for dark; null where the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = CHECKS.findIndex((_, index) => bytes.length <= roomIn(index + 1)) + 1;
  if (version === 0) return null;
  const sheet = new Sheet(version);
  sheet.write(interleaved(dataOf(bytes, version), version));
  const tries = MASKS.map((_, mask) => sheet.masked(mask));
  return tries.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** All bytes of a version, those for checking among them: what no pattern takes. */
export function bytesIn(version: number): number {
  const size = sizeOf(version);
  const places = alignments(version).length;
  const finders = 3 * 64;
  const timing = 2 * (size - 16);
  // Three of the corners are finders; those on the timing lines share five squares with them.
  const aligning = places === 0 ? 0 : (places * places - 3) * 25 - 2 * (places - 2) * 5;
  const format = 31;
  const told = version >= 7 ? 36 : 0;
  return Math.floor((size * size - finders - timing - aligning - format - told) / 8);
}

/** How long a text may be. */
function roomIn(version: number): number {
  const head = 4 + countBits(version);
  return Math.floor((8 * dataIn(version) - head) / 8);
}

function dataIn(version: number): number {
  return bytesIn(version) - CHECKS[version - 1]! * BLOCKS[version - 1]!;
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function sizeOf(version: number): number {
  return 17 + 4 * version;
}

/** Where the middles of the small patterns are, in both directions. */
function alignments(version: number): number[] {
  if (version === 1) return [];
  const many = Math.floor(version / 7) + 2;
  const last = sizeOf(version) - 7;
  // As even as whole, even steps allow; the first one is the odd one.
  const step = 2 * Math.ceil((last - 6) / (many - 1) / 2);
  return [6, ...Array.from({ length: many - 1 }, (_, index) => last - step * (many - 2 - index))];
}

/** Mode, length, text, end, and filling. */
export function dataOf(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  const room = 8 * dataIn(version);
  push(0, Math.min(4, room - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const data: number[] = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => 2 * sum + bit, 0));
  for (let pad = 0; data.length < room / 8; pad += 1) data.push(PADS[pad % 2]!);
  return data;
}

/** The blocks with their checks, first bytes first; the last blocks have a byte more. */
function interleaved(data: number[], version: number): number[] {
  const [many, checks] = [BLOCKS[version - 1]!, CHECKS[version - 1]!];
  const short = Math.floor(data.length / many);
  const longer = data.length % many;
  let from = 0;
  const blocks = Array.from({ length: many }, (_, block) => {
    const length = short + (block >= many - longer ? 1 : 0);
    from += length;
    return data.slice(from - length, from);
  });
  const woven: number[] = [];
  for (let at = 0; at <= short; at += 1) for (const block of blocks) if (at < block.length) woven.push(block[at]!);
  const checked = blocks.map((block) => checksOf(block, checks));
  for (let at = 0; at < checks; at += 1) for (const one of checked) woven.push(one[at]!);
  return woven;
}

/** The powers of 2 in the field of 256 elements. */
const POWERS = Array.from({ length: 255 }, () => 1);
for (let at = 1; at < 255; at += 1) {
  const twice = POWERS[at - 1]! * 2;
  POWERS[at] = twice > 255 ? twice ^ 0x11d : twice;
}
const LOGS = new Map(POWERS.map((power, at) => [power, at]));

function times(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : POWERS[(LOGS.get(one)! + LOGS.get(other)!) % 255]!;
}

/** What is left of a block when it is divided by (x − 1)(x − 2)(x − 4)…, as many factors as checks. */
export function checksOf(block: number[], checks: number): number[] {
  let divisor = [1];
  for (let at = 0; at < checks; at += 1) {
    const longer = [...divisor, 0];
    divisor.forEach((factor, index) => (longer[index + 1]! ^= times(factor, POWERS[at]!)));
    divisor = longer;
  }
  const rest = [...block, ...Array.from({ length: checks }, () => 0)];
  block.forEach((_, at) => {
    const lead = rest[at]!;
    divisor.forEach((factor, index) => (rest[at + index]! ^= times(factor, lead)));
  });
  return rest.slice(block.length);
}

/** A few bits with checks of their own behind them. */
export function protectedBits(bits: number, divisor: number): number {
  const length = 31 - Math.clz32(divisor);
  let rest = bits << length;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= length; bit -= 1) if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (bits << length) | rest;
}

export function formatBits(mask: number): number {
  return protectedBits((LEVEL_M << 3) | mask, 0b10100110111) ^ 0b101010000010010;
}

export function versionBits(version: number): number {
  return protectedBits(version, 0b1111100100101);
}

class Sheet {
  readonly #size: number;
  readonly #dark: boolean[][];
  /** What belongs to the patterns, and is never masked. */
  readonly #fixed: boolean[][];

  constructor(version: number) {
    this.#size = sizeOf(version);
    const blank = (): boolean[][] => Array.from({ length: this.#size }, () => Array.from({ length: this.#size }, () => false));
    this.#dark = blank();
    this.#fixed = blank();
    this.#drawFinders();
    for (let at = 8; at < this.#size - 8; at += 1) {
      this.#set(at, 6, at % 2 === 0);
      this.#set(6, at, at % 2 === 0);
    }
    this.#drawAlignments(alignments(version));
    this.#drawFormat(this.#dark, 0);
    if (version >= 7) this.#drawVersion(versionBits(version));
  }

  #set(x: number, y: number, isDark: boolean): void {
    this.#dark[y]![x] = isDark;
    this.#fixed[y]![x] = true;
  }

  #drawFinders(): void {
    const far = this.#size - 4;
    for (const [x, y] of [[3, 3], [far, 3], [3, far]] as const) {
      for (let down = -4; down <= 4; down += 1) {
        for (let right = -4; right <= 4; right += 1) {
          const ring = Math.max(Math.abs(down), Math.abs(right));
          const isOn = x + right >= 0 && x + right < this.#size && y + down >= 0 && y + down < this.#size;
          if (isOn) this.#set(x + right, y + down, ring !== 2 && ring !== 4);
        }
      }
    }
  }

  #drawAlignments(places: number[]): void {
    for (const y of places) {
      for (const x of places) {
        const isTaken = [x, y].filter((one) => one === 6).length + [x, y].filter((one) => one === places.at(-1)).length;
        if (isTaken === 2 && (x === 6 || y === 6)) continue;
        for (let down = -2; down <= 2; down += 1) {
          for (let right = -2; right <= 2; right += 1) this.#set(x + right, y + down, Math.max(Math.abs(down), Math.abs(right)) !== 1);
        }
      }
    }
  }

  /** Twice, around the finders; and the square that is always dark. */
  #drawFormat(on: boolean[][], mask: number): void {
    const bits = formatBits(mask);
    const put = (x: number, y: number, bit: number): void => {
      on[y]![x] = ((bits >> bit) & 1) === 1;
      this.#fixed[y]![x] = true;
    };
    for (let bit = 0; bit < 15; bit += 1) {
      // Down beside the first finder, past the timing, and left below it; bit 0 at the top.
      if (bit < 8) put(8, bit < 6 ? bit : bit + 1, bit);
      else put(bit === 8 ? 7 : 14 - bit, 8, bit);
      if (bit < 8) put(this.#size - 1 - bit, 8, bit);
      else put(8, this.#size - 15 + bit, bit);
    }
    on[this.#size - 8]![8] = true;
    this.#fixed[this.#size - 8]![8] = true;
  }

  #drawVersion(bits: number): void {
    for (let bit = 0; bit < 18; bit += 1) {
      const isDark = ((bits >> bit) & 1) === 1;
      const [far, near] = [this.#size - 11 + (bit % 3), Math.floor(bit / 3)];
      this.#set(far, near, isDark);
      this.#set(near, far, isDark);
    }
  }

  /** In pairs of columns from the right, up and down in turn, past the upright timing. */
  write(bytes: number[]): void {
    let bit = 0;
    let isUp = true;
    for (let right = this.#size - 1; right > 0; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.#size; step += 1) {
        const y = isUp ? this.#size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.#fixed[y]![x]) continue;
          this.#dark[y]![x] = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
      isUp = !isUp;
    }
  }

  masked(mask: number): boolean[][] {
    const turns = MASKS[mask]!;
    const rows = this.#dark.map((row, y) => row.map((isDark, x) => (this.#fixed[y]![x] ? isDark : isDark !== turns(x, y))));
    this.#drawFormat(rows, mask);
    return rows;
  }
}

/** How hard it is to read: long runs, blocks, what looks like a finder, and too much of one kind. */
function penalty(rows: boolean[][]): number {
  const size = rows.length;
  const columns = rows.map((_, x) => rows.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...rows, ...columns]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (const like of ['10111010000', '00001011101']) {
      for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) sum += 40;
    }
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const one = rows[y]![x];
      if (one === rows[y - 1]![x] && one === rows[y]![x - 1] && one === rows[y - 1]![x - 1]) sum += 3;
    }
  }
  const dark = rows.flat().filter(Boolean).length / (size * size);
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
