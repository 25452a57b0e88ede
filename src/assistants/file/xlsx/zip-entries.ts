export interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  packed: number;
  /** Bytes when unpacked, as the directory says. */
  size: number;
  at: number;
  locked: boolean;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const MOST_ENTRIES = 10_000;

/** The directory of a ZIP archive, without unpacking anything; nothing if it is damaged. */
export function zipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  if (count > MOST_ENTRIES) return undefined;
  const found: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== ENTRY) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true)) as [
      number,
      number,
      number,
    ];
    found.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
      locked: (view.getUint16(at + 8, true) & 1) === 1,
    });
    at += 46 + name + extra + comment;
  }
  return found;
}

/** The last record of the archive; a comment of at most 64 kB may follow it. */
function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** The bytes of one entry; nothing if it is damaged, or holds more than the directory says. */
export async function unpack(bytes: Uint8Array, entry: ZipEntry): Promise<Uint8Array | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (entry.at + 30 > bytes.length) return undefined;
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const packed = bytes.slice(start, start + entry.packed);
  if (packed.length !== entry.packed) return undefined;
  if (entry.method === 0) return packed.length === entry.size ? packed : undefined;
  return entry.method === 8 ? inflate(packed, entry.size) : undefined;
}

async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array | undefined> {
  const out = new Uint8Array(size);
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let filled = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return filled === size ? out : undefined;
      if (filled + value.length > size) {
        await reader.cancel();
        return undefined;
      }
      out.set(value, filled);
      filled += value.length;
    }
  } catch {
    return undefined;
  }
}
