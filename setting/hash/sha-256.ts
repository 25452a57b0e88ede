const K = roundConstants();

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function roundConstants(): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => ((Math.cbrt(prime) % 1) * 2 ** 32) >>> 0);
}

export const START = Uint32Array.of(
  ...[0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a],
  ...[0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19],
);

const w = new Uint32Array(64);

/** SHA-256's compression function: updates the state with one block of sixteen words. */
export function compress(state: Uint32Array, block: Uint32Array): void {
  w.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = at(state, i) + value;
  });
}

const at = (words: Uint32Array, i: number): number => words[i] as number;
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
