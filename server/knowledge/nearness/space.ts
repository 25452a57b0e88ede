/** A vector space where terms of two languages are near each other if they occur in the same pieces of paired texts. */
export interface Space {
  readonly dimension: number;
  readonly terms: ReadonlyMap<string, number>;
  /** A quantized direction per term, and the factor that scales it to the term's weight. */
  readonly directions: Int8Array;
  readonly scales: Float32Array;
}

/** Largest quantized value; precise enough for a direction. */
export const LARGEST = 127;

/** Term frequencies with logarithmic damping. */
export function weighed(terms: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  for (const [term, count] of counts) counts.set(term, 1 + Math.log(count));
  return counts;
}

/** Position of a text as a unit vector; undefined if the space knows none of its terms. */
export function place(
  { dimension, terms, directions, scales }: Space,
  text: Iterable<string>,
): Float32Array | undefined {
  const sum = new Float32Array(dimension);
  for (const [term, weight] of weighed(text)) {
    const row = terms.get(term);
    if (row === undefined) continue;
    const scale = weight * (scales[row] as number);
    for (let at = 0; at < dimension; at++)
      sum[at] = (sum[at] as number) + scale * (directions[row * dimension + at] as number);
  }
  const length = Math.hypot(...sum);
  return length > 0 ? sum.map((value) => value / length) : undefined;
}

/** Serializes a space: a JSON header line, the terms, the scales, the directions. */
export function toBytes({ dimension, terms, directions, scales }: Space): Buffer {
  const words = Buffer.from([...terms.keys()].join('\n'));
  const head = Buffer.from(`${JSON.stringify({ dimension, terms: terms.size, words: words.length })}\n`);
  return Buffer.concat([
    head,
    words,
    Buffer.from(scales.buffer, scales.byteOffset, scales.byteLength),
    Buffer.from(directions),
  ]);
}

export function fromBytes(bytes: Uint8Array): Space {
  const body = bytes.indexOf(10) + 1;
  const head = JSON.parse(Buffer.from(bytes.subarray(0, body)).toString());
  const scalesAt = body + head.words;
  const directionsAt = scalesAt + 4 * head.terms;
  const words = Buffer.from(bytes.subarray(body, scalesAt)).toString().split('\n');
  return {
    dimension: head.dimension,
    terms: new Map(words.slice(0, head.terms).map((term, at) => [term, at])),
    // Copied, because floats must be aligned to four bytes; a slice of a Buffer is no copy.
    scales: new Float32Array(Uint8Array.from(bytes.subarray(scalesAt, directionsAt)).buffer),
    directions: new Int8Array(Uint8Array.from(bytes.subarray(directionsAt)).buffer),
  };
}
