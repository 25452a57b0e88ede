import { isObject } from '../../../setting/json-value';

/** Mail and chat programs truncate longer URLs. A draft that does not fit is saved first, and the link opens the saved one. */
export const LONGEST_LINK = 24_000;
/** Maximum size of a draft on the server, and so of what a URL may unpack to. */
const LARGEST_DRAFT = 256 * 1024;

export type LinkedDraft = { draft: Record<string, unknown> } | { fault: 'broken' | 'large' };

/** A draft as text for a URL's hash; null if it is too large. */
export async function packDraft(draft: unknown): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const packed = await through(new CompressionStream('deflate-raw'), bytes, LARGEST_DRAFT);
  const text = packed && toBase64Url(packed);
  return text && text.length <= LONGEST_LINK ? text : null;
}

/** Anybody can write a URL, so it must not throw, unpack without limit, or carry a key such as `__proto__`. */
export async function unpackDraft(text: string): Promise<LinkedDraft> {
  if (text.length > LONGEST_LINK) return { fault: 'large' };
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromBase64Url(text), LARGEST_DRAFT);
    if (!bytes) return { fault: 'large' };
    const draft: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto);
    return isObject(draft) ? { draft } : { fault: 'broken' };
  } catch {
    return { fault: 'broken' };
  }
}

const KEY = 'draft=';

export const draftHash = (packed: string): string => `#${KEY}${packed}`;

export function draftInHash(hash: string): string | null {
  return hash.startsWith(`#${KEY}`) ? hash.slice(KEY.length + 1) : null;
}

function refuseProto(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new Error('__proto__');
  return value;
}

/** Returns null beyond `limit` bytes: a few hundred bytes can unpack to gigabytes. */
async function through(
  { readable, writable }: GenericTransformStream,
  bytes: Uint8Array,
  limit: number,
): Promise<Uint8Array | null> {
  const writer = writable.getWriter();
  // The reader reports the error; here it would be an unhandled rejection.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader: ReadableStreamDefaultReader<Uint8Array> = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    size += step.value.length;
    if (size > limit) {
      await reader.cancel();
      return null;
    }
    chunks.push(step.value);
  }
  return join(chunks, size);
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
