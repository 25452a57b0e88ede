/** A symmetric matrix of which only the lower triangle is set, row by row. */
export interface Symmetric {
  size: number;
  values: Float64Array;
}

export const emptySymmetric = (size: number): Symmetric => ({ size, values: new Float64Array(size * size) });

/** Adds weight · v vᵀ. */
export function addOuter({ size, values }: Symmetric, vector: ArrayLike<number>, weight: number): void {
  for (let i = 0; i < size; i += 1) {
    const scaled = (vector[i] as number) * weight;
    const row = i * size;
    for (let j = 0; j <= i; j += 1) values[row + j] = (values[row + j] as number) + scaled * (vector[j] as number);
  }
}

/** Cholesky factor L of the leading `size` rows, so that L Lᵀ is the matrix. */
export function factorize(matrix: Symmetric, size = matrix.size): Symmetric {
  const out = emptySymmetric(size);
  const low = out.values;
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      let sum = matrix.values[i * matrix.size + j] as number;
      for (let k = 0; k < j; k += 1) sum -= (low[i * size + k] as number) * (low[j * size + k] as number);
      // Rounding may make a zero slightly negative.
      low[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (low[j * size + j] as number);
    }
  }
  return out;
}

/** Solves L x = v in place. */
export function solveForward({ size, values }: Symmetric, vector: Float64Array): Float64Array {
  for (let i = 0; i < size; i += 1) {
    let sum = vector[i] as number;
    const row = i * size;
    for (let k = 0; k < i; k += 1) sum -= (values[row + k] as number) * (vector[k] as number);
    vector[i] = sum / (values[row + i] as number);
  }
  return vector;
}

/** Solves Lᵀ x = v in place. */
export function solveBackward({ size, values }: Symmetric, vector: Float64Array): Float64Array {
  for (let i = size - 1; i >= 0; i -= 1) {
    let sum = vector[i] as number;
    for (let k = i + 1; k < size; k += 1) sum -= (values[k * size + i] as number) * (vector[k] as number);
    vector[i] = sum / (values[i * size + i] as number);
  }
  return vector;
}

export const squareOf = (vector: Float64Array): number => vector.reduce((sum, value) => sum + value * value, 0);
