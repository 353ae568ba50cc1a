import { expect, it } from 'vitest';
import { bytesIn, checksOf, dataOf, formatBits, qrCode, versionBits } from './qr';

const LINK = 'http://192.168.178.23:8000/join/8pqg3zpc2n6a#' + '0123456789abcdef'.repeat(4);

it('checks a block as the standard says', () => {
  // HELLO WORLD in version 1-M, of which every description of the code tells the check bytes.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(checksOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

it('knows how much a version holds', () => {
  const known = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346, 404, 466, 532, 581, 655];
  expect(known.map((_, index) => bytesIn(index + 1))).toEqual(known);
});

it('tells format and version as the standard tabulates them', () => {
  expect(formatBits(0).toString(2).padStart(15, '0')).toBe('101010000010010');
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
  expect(formatBits(7).toString(2).padStart(15, '0')).toBe('100101010100000');
  expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  expect(versionBits(8).toString(2).padStart(18, '0')).toBe('001000010110111100');
});

it('fills what the text leaves with the two pads in turn', () => {
  const data = dataOf(new TextEncoder().encode('Hi'), 1);
  expect(data).toHaveLength(16);
  expect(data.slice(0, 4)).toEqual([0x40, 0x24, 0x86, 0x90]);
  expect(data.slice(4, 8)).toEqual([0xec, 0x11, 0xec, 0x11]);
});

it('has no room for a novel', () => {
  expect(qrCode('x'.repeat(412))).not.toBeNull();
  expect(qrCode('x'.repeat(413))).toBeNull();
});

function count(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}

/** A reader of its own: it finds the mask in the code, reads the bytes, and checks every block. */
function read(rows: boolean[][], checks: number, blocks: number, middles: number[]): string {
  const size = rows.length;
  const bit = (x: number, y: number): number => (rows[y]![x] ? 1 : 0);
  const far = [...count(8).map((at) => bit(size - 1 - at, 8)), ...count(7).map((at) => bit(8, size - 7 + at))];
  const near = [...[0, 1, 2, 3, 4, 5, 7, 8].map((y) => bit(8, y)), ...[7, 5, 4, 3, 2, 1, 0].map((x) => bit(x, 8))];
  expect(near).toEqual(far);
  const format = far.reduce((sum, one, at) => sum | (one << at), 0);
  const mask = count(8).find((one) => formatBits(one) === format)!;
  const masks = [
    (x: number, y: number) => (x + y) % 2,
    (_: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const isPattern = (x: number, y: number): boolean => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)) return true;
    if (size >= 45 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
    return middles.some((v) => middles.some((u) => {
      const isCorner = (u === 6 && (v === 6 || v === size - 7)) || (v === 6 && u === size - 7);
      return !isCorner && Math.abs(x - u) <= 2 && Math.abs(y - v) <= 2;
    }));
  };
  const bits: number[] = [];
  let isUp = true;
  for (const right of [...Array.from({ length: (size - 7) / 2 }, (_, at) => size - 1 - 2 * at), 5, 3, 1]) {
    for (let step = 0; step < size; step += 1) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(x, y)) bits.push(bit(x, y) ^ (masks[mask]!(x, y) === 0 ? 1 : 0));
    }
    isUp = !isUp;
  }
  const bytes: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) bytes.push(parseInt(bits.slice(at, at + 8).join(''), 2));
  const data = bytes.length - checks * blocks;
  const lengths = Array.from({ length: blocks }, (_, block) => Math.floor(data / blocks) + (block >= blocks - (data % blocks) ? 1 : 0));
  const parts: number[][] = lengths.map(() => []);
  let at = 0;
  for (let row = 0; row < Math.max(...lengths); row += 1) lengths.forEach((length, block) => row < length && parts[block]!.push(bytes[at++]!));
  const given = parts.map((_, block) => Array.from({ length: checks }, (_, row) => bytes[data + row * blocks + block]!));
  parts.forEach((part, block) => expect(checksOf(part, checks)).toEqual(given[block]));
  const text = parts.flat().map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(text.slice(0, 4)).toBe('0100');
  const start = size < 57 ? 12 : 20;
  const length = parseInt(text.slice(4, start), 2);
  const told = Array.from({ length }, (_, index) => parseInt(text.slice(start + 8 * index, start + 8 * index + 8), 2));
  return new TextDecoder().decode(new Uint8Array(told));
}

it('can be read again', () => {
  const small = qrCode('Zoë races')!;
  expect(small).toHaveLength(21);
  expect(read(small, 10, 1, [])).toBe('Zoë races');
  const link = qrCode(LINK)!;
  expect(link).toHaveLength(45);
  expect(read(link, 18, 4, [6, 22, 38])).toBe(LINK);
  const long = qrCode(LINK + LINK)!;
  expect(long).toHaveLength(61);
  expect(read(long, 30, 5, [6, 30, 54])).toBe(LINK + LINK);
});
