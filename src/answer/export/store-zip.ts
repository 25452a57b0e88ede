export interface ZipEntry {
  name: string;
  text: string;
}

/** 1980-01-01, the first date of the format: the same content is the same file whenever it is made. */
const DATE = 0x21;
const encoder = new TextEncoder();

/** Packs files without compression. A report is small; an office program compresses it when it saves. */
export function storeZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const [path, data] = [encoder.encode(name), encoder.encode(text)];
    // Version needed 2.0, names in UTF-8, stored.
    const facts = [20, 0x800, 0, 0, DATE].map(u16).concat([u32(crc32(data)), u32(data.length), u32(data.length)]);
    const local = joined([u32(0x04034b50), ...facts, u16(path.length), u16(0), path, data]);
    directory.push(
      joined([
        u32(0x02014b50),
        u16(20),
        ...facts,
        u16(path.length),
        ...[0, 0, 0, 0].map(u16),
        u32(0),
        u32(offset),
        path,
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const list = joined(directory);
  const count = u16(entries.length);
  const end = joined([u32(0x06054b50), u16(0), u16(0), count, count, u32(list.length), u32(offset), u16(0)]);
  return joined([...parts, list, end]);
}

const u16 = (value: number): Uint8Array => new Uint8Array([value & 255, (value >>> 8) & 255]);
const u32 = (value: number): Uint8Array => joined([u16(value & 0xffff), u16(value >>> 16)]);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

export function crc32(data: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of data) sum = (TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
