import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './csv';

const readAll = (text: string | Buffer, own: { extension?: string; lang?: 'zh' | 'en' } = {}) => {
  const items = [
    ...readCsv({ source: 'x/alarms.csv', stem: 'alarms', extension: 'csv', bytes: Buffer.from(text), ...own }),
  ];
  const document = items.flatMap((item) => (Array.isArray(item) ? item : []))[0];
  return { document, reasons: items.flatMap((item) => (Array.isArray(item) ? [] : [item.reason['en-US']])) };
};
const read = (...args: Parameters<typeof readAll>) => readAll(...args).document;
const markdown = (text: string, extension?: string) => read(text, { extension })?.markdown;

describe('a table', () => {
  test('becomes a section per row, named by its code', () => {
    expect(markdown('text,alarm code\nhot,E-1\ncold,E-2\n')).toBe(
      '# alarms\n\n## E-1\n\n- **text**: hot\n- **alarm code**: E-1\n\n## E-2\n\n- **text**: cold\n- **alarm code**: E-2',
    );
  });

  test('without a code is named by its first column, a row without that by its place', () => {
    expect(markdown('part,life\npump,5 y\n,9 y\n')).toContain('## 2\n\n- **life**: 9 y');
    expect(markdown('说明,报警号\n过热,E-1\n')).toContain('## E-1');
  });

  test.each([
    ['a;b\n1;2', undefined],
    ['a\tb\n1\t2', undefined],
    ['a\tb\n1\t2', 'tsv'],
    ['\ufeffa,b\r\n1,2\r\n', undefined],
    [' a , b \n 1 , 2 ', undefined],
  ])('%j is read with the separator it has', (text, extension) => {
    expect(markdown(text, extension)).toBe('# alarms\n\n## 1\n\n- **a**: 1\n- **b**: 2');
  });

  test('keeps what stands beyond its header', () => {
    expect(markdown('code,text\nE-1,bearing hot, stop the machine\n')).toContain(
      '- **text**: bearing hot\n- stop the machine',
    );
  });

  test('has no sections of rows without a value', () => {
    expect(markdown('a,b\n1,2\n,\n\n3,4\n')?.match(/^## .*/gm)).toEqual(['## 1', '## 3']);
  });

  test('keeps line breaks and markup of a cell from becoming structure', () => {
    expect(markdown('code,text\nE-1,"first\n# second | third <b>"\n')).toContain(
      '- **text**: first # second \\| third \\<b>',
    );
    expect(markdown('code,text\nE-1,# loud\n')).toContain('- **text**: \\# loud');
  });

  test('with a quote that stands alone is still read', () => {
    expect(markdown('code,text\nE-1,7" pipe\n')).toContain('7" pipe');
  });
});

describe('what is told about it', () => {
  test('the language of the folder counts before the one of the words', () => {
    expect(read('代码,说明\n1,主轴轴承温度过高时应先检查润滑脂\n')?.lang).toBe('zh');
    expect(read('代码,说明\n1,主轴过热\n', { lang: 'en' })?.lang).toBe('en');
  });

  test('the file itself is kept under its own name', () => {
    expect(read('a\tb\n1\t2', { extension: 'tsv' })?.file).toMatchObject({ name: 'alarms.tsv', mime: 'text/csv' });
  });
});

describe('a table that cannot be taken', () => {
  test.each([
    ['a,b\n', 'no rows below its header'],
    ['a,b\n,\n', 'no rows below its header'],
    ['\n\n', 'no rows below its header'],
    [`a\n${'x\n'.repeat(200_001)}`, 'has 200001 rows, the limit is 200000'],
  ])('says why: %#', (text, reason) => expect(() => read(text)).toThrow(reason));

  test('a row more than the limit is the limit', () => {
    expect(read(`a\n${'x\n'.repeat(200_000)}`)?.kind).toBe('table');
  });
});

describe('a quote that is never closed', () => {
  test.each([
    ['code,text\nE-1,hot\nE-2,"cold\nE-3,wet\n', 3],
    ['code,text\nE-1,"two\nlines"\n\nE-2,"cold\nE-3,wet\n', 5],
    ['编号,说明\nE-1,"过热，""严重"""\n"E-2\n', 3],
    ['code,text\nE-1,7" pipe\nE-2, "a\nb",\n"open\n', 5],
    ['code;text\nE-1;a\n"b\n";"open\nE-3;z\n', 4],
  ])('is named by its own line, and the rows before it are taken: %j', (text, line) => {
    const { document, reasons } = readAll(text);
    expect(reasons).toEqual([
      expect.stringMatching(`^all rows after data row \\d+, because .* opens in line ${line} is never closed`),
    ]);
    expect(document?.markdown).toContain('## E-1');
    expect(document?.markdown).not.toContain('E-3');
  });

  test('in the first row or the header leaves nothing to take', () => {
    expect(() => readAll('a,b\n1,"2\n3,4\n')).toThrow('line 2 is never closed');
    expect(() => readAll('a,"b\n1,2\n')).toThrow('line 1 is never closed');
  });

  test('is the last that opens, whatever was quoted before', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '轴') });
    const quoted = cell.map((text) => `"${text.replaceAll('"', '""')}"`);
    const rows = fc.array(fc.tuple(quoted, quoted), { maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.array(quoted, { maxLength: 2 }), (whole, begun) => {
        const before = ['code,text', 'E-1,x', ...whole.map((row) => row.join(','))].join('\n');
        const text = `${before}\n${[...begun, '"never closed'].join(',')}`;
        const { reasons } = readAll(`${text}\nmore,rows\n`);
        expect(reasons[0]).toContain(`opens in line ${text.split('\n').length} is never closed`);
      }),
    );
  });
});
