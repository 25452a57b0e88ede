import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeZip } from '../../../../tests/support/make-zip';
import { tableDesk } from '../../table/table-desk';
import { asRows } from '../as-rows';
import { openText } from '../open-text';
import { kindOf, writeNumber } from './number-formats';
import { SHEET_LIMITS } from './read-sheet';
import { readWorkbook, type Workbook } from './read-workbook';
import { scanXml } from './scan-xml';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const escaped = (text: string) => text.replace(/[<>&"]/g, (one) => `&#${one.codePointAt(0)};`);
const rels = (links: [id: string, type: string, target: string][]) =>
  `<?xml version="1.0"?><Relationships>${links
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface Written {
  sheets?: { name: string; rows: string; state?: string; after?: string }[];
  strings?: string[];
  formats?: string;
  more?: Parameters<typeof makeZip>[0];
}

/** A workbook as spreadsheet programs write it; `rows` is the inside of sheetData. */
function makeBook({ sheets = [], strings = [], formats = '', more = [] }: Written): Buffer {
  const list = sheets
    .map(
      ({ name, state }, i) =>
        `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"${state ? ` state="${state}"` : ''}/>`,
    )
    .join('');
  const links = sheets.map((_, i): [string, string, string] => [`r${i}`, 'worksheet', `/xl/worksheets/s${i}.xml`]);
  return makeZip([
    { name: '_rels/.rels', content: rels([['a', 'officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: `<workbook xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>` },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: rels([...links, ['t', 'sharedStrings', 'sharedStrings.xml'], ['f', 'styles', 'styles.xml']]),
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings.map((one) => `<si>${one}</si>`).join('')}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet>${formats}</styleSheet>` },
    ...sheets.map(({ rows, after = '' }, i) => ({
      name: `xl/worksheets/s${i}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
    })),
    ...more,
  ]);
}

const read = (book: Buffer, sheet?: string) => readWorkbook(new Uint8Array(book), sheet);
const one = (rows: string, more: Written = {}) => makeBook({ sheets: [{ name: 'A', rows }], ...more });
const inline = (text: string) => `<c t="inlineStr"><is><t>${escaped(text)}</t></is></c>`;
const buffer = (book: Buffer) => new Uint8Array(book).buffer;

describe('readWorkbook', () => {
  it('reads shared and inline text, numbers, dates, times, booleans, and leaves gaps empty', async () => {
    const book = one(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>ok</t></is></c></row>
       <row r="3"><c r="A3" s="1"><v>45352.5</v></c><c r="B3" s="2"><v>0.1458333333</v></c><c r="C3"><v>1.5E-3</v></c><c r="D3" t="b"><v>1</v></c></row>`,
      {
        strings: [
          '<r><t>开始</t></r><rPh sb="0"><t>kaishi</t></rPh><r><t xml:space="preserve"> &amp; end</t></r>',
          '<t>a_x000A_b</t>',
        ],
        formats:
          '<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="46"/></cellXfs>',
      },
    );
    expect(await read(book)).toMatchObject({
      sheet: 'A',
      rows: [
        ['开始 & end', 'a\nb', '', 'ok'],
        ['2024-03-01 12:00:00', '3:30:00', '0.0015', 'TRUE'],
      ],
    });
  });

  it('says what does not count: merged cells, errors, formulas never calculated, macros', async () => {
    const rows =
      '<row r="1"><c r="A1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B1"><f>NOW()</f></c><c r="C1" t="str"><f>"x"</f><v>x</v></c></row>';
    const after = '<mergeCells><mergeCell ref="C1:D2"/><mergeCell ref="C5:D6"/></mergeCells>';
    const book = makeBook({
      sheets: [{ name: 'A', rows, after }],
      more: [{ name: 'xl/vbaProject.bin', content: 'macro' }],
    });
    expect(await read(book)).toMatchObject({
      rows: [['', '', 'x']],
      merged: { count: 2, first: 'C1:D2' },
      errors: { count: 1, first: 'A1 #DIV/0!' },
      uncalculated: { count: 1, first: 'B1' },
      hasMacros: true,
    });
  });

  it('takes the first visible sheet, or the named one, and no title above the head', async () => {
    const row = (...cells: string[]) => `<row>${cells.map(inline).join('')}</row>`;
    const book = makeBook({
      sheets: [
        { name: 'Hidden', rows: row('h'), state: 'hidden' },
        { name: 'Stops', rows: row('Plant 2') + row('machine', 'hours') + row('press', '3') },
        { name: 'More', rows: row('x') },
      ],
    });
    expect(await read(book)).toMatchObject({ sheet: 'Stops', sheets: ['Stops', 'More', 'Hidden'] });
    expect(((await read(book)) as Workbook).rows).toEqual([
      ['machine', 'hours'],
      ['press', '3'],
    ]);
    expect(await read(book, 'More')).toMatchObject({ rows: [['x']] });
  });

  it('reads back any text and number that was written', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', '<', '&', '"', '\n', ',', '轴', ' ', '😀', ']]>') });
    const number = fc.double({ noNaN: true, noDefaultInfinity: true });
    const rows = fc.array(fc.tuple(text, number), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(rows, async (written) => {
        const body = written.map(([a, b]) => `<row>${inline(`k${a}`)}<c><v>${b}</v></c></row>`).join('');
        const expected = written.map(([a, b]) => [`k${a}`, String(Number(String(b)))]);
        expect(((await read(one(body))) as Workbook).rows).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});

describe('what a workbook may not be', () => {
  const small = one(`<row>${inline('a')}</row>`);

  it('too large unpacked, packed too well, or larger than it says: refused by the directory', async () => {
    const bomb = one('', { more: [{ name: 'x', content: 'x', claim: 200_000_000 }] });
    expect(await read(bomb)).toEqual({ refusal: 'unpacked', value: '200.0 MB', limit: '150.0 MB' });
    const flat = one('', { more: [{ name: 'x', content: Buffer.alloc(1_000_000) }] });
    expect(await read(flat)).toMatchObject({ refusal: 'ratio', limit: '100' });
    const parts = [{ name: '_rels/.rels', content: `${rels([])}${' '.repeat(5000)}`, claim: 100 }];
    expect(await read(makeZip(parts))).toEqual({ refusal: 'broken' });
  });

  it('of more cells than the limit', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(1000)}</row>`;
    // Stored with noise in between, so that it is not refused for being packed too well.
    const noise = Array.from({ length: SHEET_LIMITS.cells / 1000 + 1 }, (_, i) => `${row}<!--${noiseOf(i)}-->`);
    expect(await read(one(noise.join('')))).toEqual({ refusal: 'cells', limit: '500,000' });
  });

  it('protected by a password, of an older kind, or another archive', async () => {
    const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(600)]);
    const locked = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')]);
    expect(await openText(buffer(old))).toEqual({ refusal: 'spreadsheet' });
    expect(await openText(buffer(locked))).toEqual({ refusal: 'locked' });
    const flagged = Buffer.from(small);
    flagged[flagged.indexOf('PK\x01\x02') + 8] = 1;
    expect(await read(flagged)).toEqual({ refusal: 'locked' });
    expect(await read(makeZip([{ name: 'mimetype', content: 'x' }]))).toEqual({ refusal: 'otherSheets' });
    expect(await read(makeBook({}))).toEqual({ refusal: 'noSheets' });
  });

  it('with a declaration of types, or damaged anywhere: an answer, never an exception', async () => {
    const billion = `<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><sheetData><row>${inline('a')}</row></sheetData></worksheet>`;
    expect(scanXml(billion, { open: () => undefined, text: () => undefined, close: () => undefined })).toBe(false);
    await fc.assert(
      fc.asyncProperty(fc.nat(small.length - 1), fc.nat(255), fc.boolean(), async (place, byte, cut) => {
        const bad = cut ? small.subarray(0, place) : Buffer.from(small).fill(byte, place, place + 1);
        const answer = await read(Buffer.from(bad));
        expect('refusal' in answer || answer.rows.length <= 1).toBe(true);
      }),
    );
  });

  it('and no damaged XML, however odd', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '"',
      "'",
      '/',
      'a',
      '=',
      ' ',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&#x41;',
      '&',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (source) => {
        const reader = { open: () => undefined, text: () => undefined, close: () => undefined };
        expect(typeof scanXml(source.join(''), reader)).toBe('boolean');
      }),
    );
  });
});

describe('formats', () => {
  it.each([
    ['yyyy-mm-dd', 'date'],
    ['[$-804]yyyy"年"m"月"d"日"', 'date'],
    ['mmm', 'date'],
    ['[h]:mm', 'time'],
    ['h:mm AM/PM', 'time'],
    ['General', 'number'],
    ['0.00E+00', 'number'],
    ['0.0" days"', 'number'],
    ['#,##0;[Red]-#,##0', 'number'],
  ])('%s is a %s', (code, kind) => expect(kindOf(code)).toBe(kind));

  it('writes days as they stand in the calendar, in both systems', () => {
    expect(writeNumber(1, 'date', false)).toBe('1900-01-01');
    expect(writeNumber(61, 'date', false)).toBe('1900-03-01');
    expect(writeNumber(0, 'date', true)).toBe('1904-01-01');
    expect(writeNumber(1.5, 'time', false)).toBe('36:00:00');
    expect(writeNumber(-1, 'date', false)).toBe('-1');
  });
});

it('a table desk reads a workbook, offers its sheets and answers with typed columns', async () => {
  const row = (machine: string, day: number, hours: number) =>
    `<row>${inline(machine)}<c s="1"><v>${day}</v></c><c><v>${hours}</v></c></row>`;
  const head = `<row>${['machine', 'day', 'stop (h)'].map(inline).join('')}</row>`;
  const book = one(head + row('press', 45352, 1.5) + row('saw', 45353, 2), {
    formats: '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>',
  });
  const desk = tableDesk();
  const opened = await desk({ job: 'open', bytes: buffer(book), choices: {} });
  expect(opened).toMatchObject({
    table: {
      rows: 2,
      columns: [{ kind: 'text' }, { kind: 'date' }, { kind: 'number', unit: 'h' }],
      book: { sheet: 'A' },
    },
  });
  const query = {
    where: [],
    group: [],
    measures: [{ do: 'sum' as const, column: 'stop (h)' }],
    order: 'most' as const,
  };
  expect(await desk({ job: 'run', query })).toMatchObject({ result: { groups: [{ values: [{ value: 3.5 }] }] } });
});

/** Letters that hardly pack. */
function noiseOf(seed: number): string {
  let state = seed + 1;
  return Array.from({ length: 400 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(97 + (state % 26));
  }).join('');
}

it('gives each sheet with cells as a table of its own, under its name', async () => {
  const row = (value: number) => `<row r="1"><c r="A1"><v>${value}</v></c></row>`;
  const book = makeBook({
    sheets: [
      { name: 'Shift', rows: row(1) },
      { name: 'Empty', rows: '' },
      { name: 'Stops', rows: row(2) },
    ],
  });
  expect(await asRows(new File([new Uint8Array(book)], 'line.xlsx'))).toEqual([
    { name: 'line.xlsx – Shift.csv', body: '"1"' },
    { name: 'line.xlsx – Stops.csv', body: '"2"' },
  ]);
});
