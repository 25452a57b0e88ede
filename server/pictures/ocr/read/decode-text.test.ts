import { expect, test } from 'vitest';
import { decodeText } from './decode-text';

const alphabet = ['', '5', 'k', 'W', ' '];

/** One step per entry: a character index with its probability. */
function readings(steps: [number, number][]) {
  const values = new Float32Array(steps.length * alphabet.length);
  steps.forEach(([index, likelihood], step) => {
    values[step * alphabet.length + index] = likelihood;
  });
  return { values, steps: steps.length };
}

test('repeats are one, a pause between them makes two', () => {
  const text = decodeText(
    readings([
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 1],
      [4, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ]),
    alphabet,
  );
  expect(text).toEqual({ text: '55 kW', confidence: 1 });
});

test('certainty is the mean over what is kept; of nothing it is 0', () => {
  expect(
    decodeText(
      readings([
        [1, 0.5],
        [0, 1],
        [2, 1],
      ]),
      alphabet,
    ).confidence,
  ).toBeCloseTo(0.75);
  expect(
    decodeText(
      readings([
        [0, 1],
        [0, 1],
      ]),
      alphabet,
    ),
  ).toEqual({ text: '', confidence: 0 });
});
