import { expect, test } from 'vitest';
import { openFields } from './other-fields';

const open = (record: object, lang: 'zh' | 'en' = 'en') => openFields(Object.entries(record), lang);
const lines = (record: object, lang?: 'zh' | 'en') => open(record, lang).lines;

test.each([
  ['advisory_number', 'Advisory number'],
  ['advisoryNumber', 'Advisory number'],
  ['AdvisoryNumber', 'Advisory number'],
  ['errorURL', 'Error URL'],
  ['PLC', 'PLC'],
  ['shelf-life', 'Shelf life'],
  ['torque (N·m)', 'Torque (N·m)'],
  ['公告编号', '公告编号'],
  ['a*b', 'A\\*b'],
])('the key %s is called %s', (key, name) => expect(lines({ [key]: 'x' })).toEqual([`**${name}**: x`]));

test('a key without a word leaves the value alone', () => {
  expect(lines({ '': 'x', __: '- y' })).toEqual(['x', '\\- y']);
});

test('values are said in the language of the record, empty ones not at all', () => {
  const record = { spare: true, tags: ['泵', '', 3, false], none: null, blank: ' ', list: [], group: {} };
  expect(lines(record, 'zh')).toEqual(['**Spare**：是', '**Tags**：泵、3、否']);
  expect(lines(record)).toEqual(['**Spare**: yes', '**Tags**: 泵, 3, no']);
});

test('what is nested is named by its way, three levels deep; what is deeper is counted', () => {
  const record = {
    site: { city: { name: '大连', code: { iata: 'DLC' } } },
    parts: [{ order_no: 'A-1' }, { order_no: 'A-2', sizes: [[1, 2], [3]] }],
    grid: [[[['deep']]]],
  };
  expect(open(record)).toEqual({
    lines: [
      '**Site › City › Name**: 大连',
      '**Parts 1 › Order no**: A-1',
      '**Parts 2 › Order no**: A-2',
      '**Parts 2 › Sizes 1**: 1, 2',
      '**Parts 2 › Sizes 2**: 3',
    ],
    leftOut: { site: 1, grid: 1 },
  });
});

test.each([
  ['embedding', [0.1, 0.2]],
  ['text_vector', `[${Array.from({ length: 30 }, (_, n) => n / 7)}]`],
  ['contentHash', 'x'],
  ['SHA256', 'x'],
  ['picture', `data:image/png;base64,${'A'.repeat(20)}`],
  ['blob', 'QUJDZ2ht'.repeat(20)],
  ['fingerprint', '0123456789abcdef'.repeat(2)],
  ['long', '1'.repeat(21)],
  ['inexact', 2 ** 60],
  ['numbers', Array.from({ length: 65 }, (_, n) => n / 7)],
])('%s is nothing to read, and counted', (key, value) =>
  expect(open({ [key]: value })).toEqual({ lines: [], leftOut: { [key]: 1 } }),
);

test('a long address is for reading', () => {
  expect(lines({ anchor: 'replace-the-main-bearing-'.repeat(8) })).toHaveLength(1);
});

test.each(['vector', 'vector_group', 'method', 'hashtags'])('%s is a name like any other', (key) =>
  expect(lines({ [key]: 'x' })).toHaveLength(1),
);

test('takes 64 fields and 8 kB, and counts what is beyond', () => {
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`k${n}`, n]));
  expect(open(many).lines).toHaveLength(64);
  expect(Object.keys(open(many).leftOut ?? {})).toEqual(['k64', 'k65', 'k66', 'k67', 'k68', 'k69']);
  const long = open({ story: '轴承 '.repeat(2_000), short: 'kept' });
  expect(long).toEqual({ lines: ['**Short**: kept'], leftOut: { story: 1 } });
});
