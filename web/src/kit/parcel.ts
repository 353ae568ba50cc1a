/** Data in a link: packed small, and unpacked with care, since anybody can write a link. */

const FORM = 'deflate-raw';
/** No file that a server takes is larger. */
export const MOST_BYTES = 1024 * 1024;

export async function packed(data: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(data)), new CompressionStream(FORM));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Null where it is no parcel, or holds more than anybody needs. */
export async function unpacked(parcel: string): Promise<unknown> {
  try {
    const plain = atob(parcel.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream(FORM));
    return JSON.parse(new TextDecoder().decode(text)) as unknown;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const writer = (stream.writable as WritableStream<Uint8Array<ArrayBuffer>>).getWriter();
  // What goes wrong is heard of where it is read.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const parts: number[] = [];
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    if (parts.length + value.length > MOST_BYTES) {
      void reader.cancel();
      throw new Error('too much');
    }
    for (const byte of value) parts.push(byte);
  }
}
