import { expect, test } from 'vitest';
import { MOST_LETTERS } from '@/browser/watermark-config';
import { watermarkLines } from './watermark-lines';

test('watermark grid cells 300x200 px: all letters that the dialog takes stand in one, in four lines at most', () => {
  for (const letter of ['界', 'W', '🔧']) {
    const lines = watermarkLines(letter.repeat(MOST_LETTERS));
    expect(lines.join('')).toBe(letter.repeat(MOST_LETTERS));
    expect(lines.length).toBeLessThanOrEqual(4);
  }
});

test('breaks between words where there are words', () => {
  expect(watermarkLines('Anna Petersen · Harrow Precision Works · 2026-03-01')).toEqual([
    'Anna Petersen · Harrow',
    'Precision Works · 2026-03-01',
  ]);
  expect([watermarkLines('Internal'), watermarkLines('')]).toEqual([['Internal'], []]);
});
