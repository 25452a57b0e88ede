import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeOf } from './size';
import { splitSentences } from './split-sentences';

const sentences = (text: string): string[] =>
  splitSentences(text)
    .filter((unit) => unit.kind !== 'blank')
    .map((unit) => text.slice(unit.start, unit.end).trim());

describe('splitSentences', () => {
  it.each([
    ['轴承温度过高。请检查润滑！是否缺油？', ['轴承温度过高。', '请检查润滑！', '是否缺油？']],
    ['他说：“停机。再检查。”然后离开。', ['他说：“停机。再检查。”', '然后离开。']],
    ['《卡拉OK.LIVE！台北》是一张专辑。很好。', ['《卡拉OK.LIVE！台北》是一张专辑。', '很好。']],
    ['电压为 3.5 V。频率 50 Hz。', ['电压为 3.5 V。', '频率 50 Hz。']],
    ['报警 380V!然后停机。', ['报警 380V!', '然后停机。']],
    ['Stop the pump. Then close the valve.', ['Stop the pump.', 'Then close the valve.']],
    ['Use SAE 10W-40, e.g. Mobil. See Fig. 3 for details.', ['Use SAE 10W-40, e.g. Mobil.', 'See Fig. 3 for details.']],
    ['Approx. 4.5 mm/s is too much. Dr. Smith agrees.', ['Approx. 4.5 mm/s is too much.', 'Dr. Smith agrees.']],
    ['Written by S. G. Tallentyre in 1906. It sold well.', ['Written by S. G. Tallentyre in 1906.', 'It sold well.']],
    [
      'Was it hot?! Yes... It was "hot." Then it cooled.',
      ['Was it hot?!', 'Yes...', 'It was "hot."', 'Then it cooled.'],
    ],
    ['1. Open the valve. 2. Close it.', ['1. Open the valve. 2. Close it.']],
    ['版本 2.6.0 发布于 example.com。', ['版本 2.6.0 发布于 example.com。']],
  ])('splits %j', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('keeps short lists, tables and code whole, and headings apart', () => {
    const list = '- Stop the drive.\n- Lock it out.\n  Wait a minute.';
    const table = '| Code | Meaning |\n|---|---|\n| 1 | Off. On. |';
    const code = '```sh\nls. Then\n\nmore\n```';
    const text = `# Title\n\nText one. Text two.\n\n${list}\n\n${table}\n\n${code}\n`;
    expect(sentences(text)).toEqual(['# Title', 'Text one.', 'Text two.', list, table, code]);
  });

  it('takes a long list apart into items and a long table into rows that know their header', () => {
    const items = Array.from({ length: 20 }, (_, i) => `- Item ${i} says something of some length about a machine.`);
    expect(sentences(items.join('\n'))).toEqual(items);
    const rows = Array.from({ length: 40 }, (_, i) => `| ${i} | the meaning of code number ${i} in some words |`);
    const table = ['| Code | Meaning |', '|---|---|', ...rows].join('\n');
    const units = splitSentences(table).filter((unit) => unit.kind === 'row');
    expect(units.map((unit) => table.slice(unit.start, unit.end).trim())).toEqual(rows);
    expect(table.slice(...(units[7]?.head ?? [0, 0]))).toBe('| Code | Meaning |\n|---|---|\n');
  });

  it('cuts a sentence no one would read as one at its best mark', () => {
    const clause = '主轴电机温度达到八十摄氏度以上时控制器会降低转速，';
    const long = `${clause.repeat(8)}停机；${clause.repeat(8)}完。`;
    const parts = sentences(long);
    expect(parts[0]?.endsWith('停机；')).toBe(true);
    for (const part of parts) expect(sizeOf(part)).toBeLessThanOrEqual(1);
  });

  const markdown = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '\n',
          '\n\n',
          ' ',
          '。',
          '. ',
          '! ',
          '```\n',
          '| a | b |\n',
          '|---|---|\n',
          '- ',
          '# ',
          '“',
          '”',
          '(',
          ')',
          '。”',
        ),
        fc.constantFrom(
          '  ',
          '1. ',
          '\t',
          '~~~\n',
          '...',
          'e.g. ',
          'Dr. ',
          '3.5',
          '《',
          '》',
          '，',
          '；',
          '𠮷',
          '\ud83d',
          '\r\n',
        ),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.stringMatching(/^[a-z主轴 ]{0,300}$/),
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join(''));

  it('loses no character: the units tile the text', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        let at = 0;
        for (const unit of splitSentences(text)) {
          expect(unit.start).toBe(at);
          expect(unit.end).toBeGreaterThan(at);
          at = unit.end;
        }
        expect(at).toBe(text.length);
      }),
      { numRuns: 500 },
    );
  });

  it('never makes a sentence longer than the cap', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        for (const unit of splitSentences(text)) {
          if (unit.kind === 'sentence') expect(sizeOf(text, unit.start, unit.end)).toBeLessThanOrEqual(1.001);
        }
      }),
    );
  });

  it.each([
    ['dots', '.'],
    ['dots and marks', '.*'],
    ['open quotes', '“'],
    ['nested brackets', '（「'],
    ['spaces', '. '],
    ['newlines', '\n'],
    ['fences', '```\n'],
    ['pipes', '|'],
    ['one word', '主'],
  ])('gets through half a million characters of %s', (_, unit) => {
    const text = unit.repeat(500_000 / unit.length);
    expect(splitSentences(text).at(-1)?.end).toBe(text.length);
  });
});
