import { expect, test } from 'vitest';
import { isWeak } from './is-weak';

type Told = Parameters<typeof isWeak>[0];
const direct: Told = { fit: { value: 'direct', why: [] }, blocks: [], cites: [] };
const cite = { support: 'none' } as Told['cites'][number];
const notice = { id: 'b1', type: 'notice', code: 'nothing_found', text: '', open: false } as const;

test.each<[string, boolean, Told, { value: number }?]>([
  ['a direct answer', false, direct],
  ['an answer of before there was fit', false, { ...direct, fit: null }],
  ['one that comes near', true, { ...direct, fit: { value: 'related', why: [] } }],
  ['none', true, { ...direct, fit: { value: 'none', why: [] } }],
  ['a claim without support', true, { ...direct, cites: [cite] }],
  ['nothing found', true, { ...direct, fit: null, blocks: [notice] }],
  ['one that did not help', true, direct, { value: -1 }],
  ['one that helped', false, direct, { value: 1 }],
])('%s: %s', (_, weak, told, evaluation) => expect(isWeak(told, evaluation)).toBe(weak));
