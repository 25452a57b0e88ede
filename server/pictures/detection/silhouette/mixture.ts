/** Three values per point: lightness and two colours. */
export type Points = Float32Array;

/** Values per cluster: mean, 1 / (2 · variance), and the log of its share minus the log of its volume. */
const perPart = 7;

/** A few colour clusters that describe an object or its background; seven values each. */
export type Mixture = Float64Array;

const turns = 8;
/** Minimum variance; anything lower is camera noise. */
const least = 0.0001;

/** Clusters colours into at most `parts` clusters. Deterministic, because the start is spread by lightness. */
export function fitMixture(points: Points, parts: number): Mixture {
  return split(points, parts).mixture;
}

/** Clusters points; also returns the cluster of each point. */
export function split(points: Points, parts: number): { mixture: Mixture; owner: Uint8Array } {
  const owner = new Uint8Array(points.length / 3);
  if (owner.length < parts * 4) return { mixture: new Float64Array(), owner };
  const means = start(points, parts);
  for (let turn = 0; turn < turns; turn += 1) {
    assign(points, means, owner);
    moveMeans(points, means, owner);
  }
  return { mixture: describe(points, means, owner), owner };
}

/** Log-likelihood of point `i` in its most likely cluster. */
export function likelihood(mixture: Mixture, points: Points, i: number): number {
  const l = points[i * 3] as number;
  const a = points[i * 3 + 1] as number;
  const b = points[i * 3 + 2] as number;
  let best = -1e4;
  for (let at = 0; at < mixture.length; at += perPart) {
    const dl = l - (mixture[at] as number);
    const da = a - (mixture[at + 1] as number);
    const db = b - (mixture[at + 2] as number);
    const value =
      (mixture[at + 6] as number) -
      dl * dl * (mixture[at + 3] as number) -
      da * da * (mixture[at + 4] as number) -
      db * db * (mixture[at + 5] as number);
    if (value > best) best = value;
  }
  return best;
}

/** Initial means, spread by lightness so that the result is deterministic. */
function start(points: Points, parts: number): Float64Array {
  const lightness = points.filter((_, i) => i % 3 === 0);
  const order = Array.from(lightness, (_, i) => i).sort(
    (one, other) => (lightness[one] as number) - (lightness[other] as number) || one - other,
  );
  const means = new Float64Array(parts * 3);
  for (let part = 0; part < parts; part += 1) {
    const at = (order[Math.floor(((part + 0.5) / parts) * order.length)] as number) * 3;
    means.set(points.subarray(at, at + 3), part * 3);
  }
  return means;
}

function assign(points: Points, means: Float64Array, owner: Uint8Array): void {
  for (let i = 0; i < owner.length; i += 1) {
    let nearest = Number.POSITIVE_INFINITY;
    for (let at = 0; at < means.length; at += 3) {
      const l = (points[i * 3] as number) - (means[at] as number);
      const a = (points[i * 3 + 1] as number) - (means[at + 1] as number);
      const b = (points[i * 3 + 2] as number) - (means[at + 2] as number);
      const square = l * l + a * a + b * b;
      if (square >= nearest) continue;
      nearest = square;
      owner[i] = at / 3;
    }
  }
}

/** Moves each mean to its points; a cluster without points stays. */
function moveMeans(points: Points, means: Float64Array, owner: Uint8Array): void {
  const sums = new Float64Array(means.length);
  const counts = new Int32Array(means.length / 3);
  for (let i = 0; i < owner.length; i += 1) {
    const part = owner[i] as number;
    counts[part] = (counts[part] as number) + 1;
    for (let k = 0; k < 3; k += 1) sums[part * 3 + k] = (sums[part * 3 + k] as number) + (points[i * 3 + k] as number);
  }
  for (let at = 0; at < means.length; at += 1) {
    const count = counts[Math.floor(at / 3)] as number;
    if (count > 0) means[at] = (sums[at] as number) / count;
  }
}

function describe(points: Points, means: Float64Array, owner: Uint8Array): Mixture {
  const squares = new Float64Array(means.length);
  const counts = new Int32Array(means.length / 3);
  for (let i = 0; i < owner.length; i += 1) {
    const part = owner[i] as number;
    counts[part] = (counts[part] as number) + 1;
    for (let k = part * 3; k < part * 3 + 3; k += 1)
      squares[k] = (squares[k] as number) + ((points[i * 3 + k - part * 3] as number) - (means[k] as number)) ** 2;
  }
  const mixture = new Float64Array(counts.length * perPart);
  counts.forEach((count, part) => {
    const at = part * perPart;
    const variance = Array.from(
      squares.subarray(part * 3, part * 3 + 3),
      (value) => value / Math.max(1, count) + least,
    );
    mixture.set(means.subarray(part * 3, part * 3 + 3), at);
    mixture.set(
      variance.map((value) => 0.5 / value),
      at + 3,
    );
    const volume = variance.reduce((sum, value) => sum + 0.5 * Math.log(value), 0);
    mixture[at + 6] = count > 0 ? Math.log(count / owner.length) - volume : -1e4;
  });
  return mixture;
}
