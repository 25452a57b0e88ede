import { compress, START } from '../../../setting/hash/sha-256';

/**
 * PBKDF2 with SHA-256 for pages without HTTPS, which have no Web Crypto. Derives one block: at most 32 bytes of key,
 * from a password and a salt that each fit into one block.
 */
export function pbkdf2(password: Uint8Array, salt: Uint8Array, iterations: number): Uint8Array {
  if (password.length > 64 || salt.length > 51) throw new RangeError('The password or the salt is too long.');
  const [inner, outer] = [padded(password, 0x36), padded(password, 0x5c)];
  // The first message is the salt followed by the block number.
  const first = new Uint8Array(salt.length + 4);
  first.set(salt);
  first[salt.length + 3] = 1;
  let last = hmac(inner, outer, toBlock(first));
  const key = last.slice();
  for (let n = 1; n < iterations; n += 1) {
    last = hmac(inner, outer, digestBlock(last));
    for (let i = 0; i < 8; i += 1) key[i] = (key[i] as number) ^ (last[i] as number);
  }
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  key.forEach((word, i) => {
    view.setUint32(i * 4, word);
  });
  return bytes;
}

function hmac(inner: Uint32Array, outer: Uint32Array, block: Uint32Array): Uint32Array {
  const state = inner.slice();
  compress(state, block);
  const result = outer.slice();
  compress(result, digestBlock(state));
  return result;
}

/** The hash state after the password, XORed with HMAC's pad. */
function padded(password: Uint8Array, pad: number): Uint32Array {
  const bytes = new Uint8Array(64).fill(pad);
  password.forEach((byte, i) => {
    bytes[i] = byte ^ pad;
  });
  const state = START.slice();
  compress(state, toWords(bytes));
  return state;
}

/** A message after the 64-byte pad, with SHA-256's padding and length. */
function toBlock(message: Uint8Array): Uint32Array {
  const bytes = new Uint8Array(64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setUint32(60, (64 + message.length) * 8);
  return toWords(bytes);
}

const digest = new Uint32Array(16);

function digestBlock(state: Uint32Array): Uint32Array {
  digest.set(state);
  digest[8] = 0x80000000;
  digest[15] = (64 + 32) * 8;
  return digest;
}

function toWords(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer);
  return Uint32Array.from({ length: 16 }, (_, i) => view.getUint32(i * 4));
}
