import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, type Run } from './compare-texts';

const textOf = (runs: Run[], without: 'added' | 'removed') =>
  runs
    .map((run) =>
      run.kind === 'same'
        ? run.lines.join('\n')
        : run.segments
            .filter(({ kind }) => kind !== without)
            .map(({ text }) => text)
            .join(''),
    )
    .join('\n');

test('marks words in a line that changed, and Han by character', () => {
  expect(compareTexts('Weekly.\nUse 20 g of grease.', 'Weekly.\nUse 25 g of grease.')).toEqual([
    { kind: 'same', lines: ['Weekly.'] },
    {
      kind: 'changed',
      segments: [
        { kind: 'same', text: 'Use ' },
        { kind: 'removed', text: '20' },
        { kind: 'added', text: '25' },
        { kind: 'same', text: ' g of grease.' },
      ],
    },
  ]);
  expect(compareTexts('每周补脂', '每月补脂')).toMatchObject([
    { segments: [{ text: '每' }, { kind: 'removed', text: '周' }, { kind: 'added', text: '月' }, { text: '补脂' }] },
  ]);
});

test('lines with little in common stand whole, one after the other', () => {
  expect(compareTexts('Check the seal.', '油封要换新的，别忘了清洁座孔')).toEqual([
    {
      kind: 'changed',
      segments: [
        { kind: 'removed', text: 'Check the seal.\n' },
        { kind: 'added', text: '油封要换新的，别忘了清洁座孔' },
      ],
    },
  ]);
});

test('both texts can be read from the comparison', () => {
  const lines = fc.array(fc.constantFrom('a b', 'a c', '', '润滑 脂', '润滑 油', '# 1'), { maxLength: 12 });
  fc.assert(
    fc.property(lines, lines, (a, b) => {
      const [from, to] = [a.join('\n'), b.join('\n')];
      const runs = compareTexts(from, to);
      const squeeze = (text: string) => text.replace(/\n+/g, '\n').replace(/^\n|\n$/g, '');
      expect(squeeze(textOf(runs, 'added'))).toBe(squeeze(from));
      expect(squeeze(textOf(runs, 'removed'))).toBe(squeeze(to));
    }),
  );
});
