import { expect, test } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { quotationOf } from './quotation';
import { writeParts } from './write-parts';

test('what is put together carries its markers and the exact places it was taken from', () => {
  const hit = aHit({ text: 'Wander is 3 mm. It grows with age.' });
  const [first, second] = [
    quotationOf(hit, 2, { start: 0, end: 15, kind: 'sentence' }),
    quotationOf(hit, 2, { start: 16, end: 34, kind: 'sentence' }),
  ];
  const written = [
    ...writeParts([{ type: 'value', claim: { text: ['**3 mm** ', 0], from: [first] }, quotations: [second] }]),
  ];
  expect(written).toMatchObject([
    { kind: 'block', type: 'value' },
    { kind: 'text', append: '**3 mm** [2]' },
    { kind: 'cite', range: [0, 12], sources: [2], quotes: [{ span: [0, 15], text: 'Wander is 3 mm.' }] },
    { kind: 'text', append: '\n\n' },
    { kind: 'text', append: 'It grows with age. [2]' },
    { kind: 'cite', range: [14, 36] },
  ]);
});
