import { compress, START } from './sha-256';

const encoder = new TextEncoder();
const BLOCK = 64;

/**
 * SHA-256 without the browser's own: that is missing where a portal is served without TLS, as in many plants, and it
 * answers later, so that a rule which uses it could not be one function for server, page and proof.
 */
export const sha256 = (data: Uint8Array | string): Uint8Array => finish(Uint32Array.from(START), bytesOf(data), 0);

/** Prepares a key for many messages. */
export function hmacWith(key: Uint8Array | string): (message: Uint8Array | string) => Uint8Array {
  const given = bytesOf(key);
  const short = given.length > BLOCK ? sha256(given) : given;
  const begin = (mask: number) => {
    const pad = new Uint8Array(BLOCK).fill(mask);
    short.forEach((byte, at) => {
      pad[at] = byte ^ mask;
    });
    const state = Uint32Array.from(START);
    compress(state, wordsAt(pad, 0));
    return state;
  };
  const [inner, outer] = [begin(0x36), begin(0x5c)];
  return (message) => finish(Uint32Array.from(outer), finish(Uint32Array.from(inner), bytesOf(message), BLOCK), BLOCK);
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const fromHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length >> 1 }, (_, at) => Number.parseInt(text.slice(2 * at, 2 * at + 2), 16));

const bytesOf = (data: Uint8Array | string) => (typeof data === 'string' ? encoder.encode(data) : data);

const words = new Uint32Array(16);

function wordsAt(bytes: Uint8Array, from: number): Uint32Array {
  for (let i = 0; i < 16; i += 1) {
    const at = from + 4 * i;
    words[i] =
      ((byte(bytes, at) << 24) | (byte(bytes, at + 1) << 16) | (byte(bytes, at + 2) << 8) | byte(bytes, at + 3)) >>> 0;
  }
  return words;
}

const byte = (bytes: Uint8Array, at: number): number => bytes[at] as number;

/** Takes in the rest of a message of which `before` bytes are in the state already. */
function finish(state: Uint32Array, bytes: Uint8Array, before: number): Uint8Array {
  const whole = bytes.length - (bytes.length % BLOCK);
  for (let at = 0; at < whole; at += BLOCK) compress(state, wordsAt(bytes, at));
  const rest = bytes.length - whole;
  const tail = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  tail.set(bytes.subarray(whole));
  tail[rest] = 0x80;
  const bits = (before + bytes.length) * 8;
  new DataView(tail.buffer).setUint32(tail.length - 8, Math.floor(bits / 2 ** 32));
  new DataView(tail.buffer).setUint32(tail.length - 4, bits >>> 0);
  for (let at = 0; at < tail.length; at += BLOCK) compress(state, wordsAt(tail, at));
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  state.forEach((word, at) => {
    view.setUint32(4 * at, word);
  });
  return out;
}
