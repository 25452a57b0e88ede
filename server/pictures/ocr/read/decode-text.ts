/** Output of the reading network: the probability of each character, for each step. */
export interface Readings {
  values: Float32Array;
  steps: number;
}

/**
 * Decodes the most likely character of each step: repeats collapse, and the first alphabet entry is a blank.
 * `confidence` is the mean over the characters kept, 0 if there are none.
 */
export function decodeText({ values, steps }: Readings, alphabet: readonly string[]) {
  const size = values.length / steps;
  let text = '';
  let sum = 0;
  let kept = 0;
  let before = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let i = 1; i < size; i += 1)
      if ((values[step * size + i] as number) > (values[step * size + best] as number)) best = i;
    if (best !== 0 && best !== before) {
      text += alphabet[best] ?? '';
      sum += values[step * size + best] as number;
      kept += 1;
    }
    before = best;
  }
  return { text: text.trim(), confidence: kept > 0 ? sum / kept : 0 };
}
