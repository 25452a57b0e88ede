import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DOES, type Query } from './query';
import { readSentence } from './read-sentence';
import { isTable, readTable } from './read-table';
import { isResult, runQuery } from './run-query';
import { splitRows } from './split-rows';
import type { Table } from './table';
import { writeCsvRows } from './write-csv';

const tableOf = (text: string, choices = {}): Table => {
  const read = readTable(text, choices);
  if (!isTable(read)) throw new Error(JSON.stringify(read));
  return read;
};
const values = (table: Table, at = 0) => [...(table.columns[at]?.values ?? [])];
const ask = (query: Partial<Query>): Query => ({
  where: [],
  group: [],
  measures: [{ do: 'count' }],
  order: 'most',
  ...query,
});

describe('splitRows', () => {
  it('reads what another reader reads, whatever stands in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', '\n', ' ', 'é', ';') });
    const rows = fc.array(fc.tuple(fc.constant('k'), cell, cell), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(rows, (written) => {
        const text = written.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n');
        expect(splitRows(text, ',')).toEqual(parse(text, { relax_column_count: true }));
      }),
    );
  });

  it('names the row whose quote never ends', () => expect(splitRows('a\n"b', ',')).toEqual({ unclosed: 2 }));
});

describe('readTable', () => {
  it('types numbers with a decimal comma, units, dates, hours, ids and empty cells', () => {
    const table = tableOf('Power (kW);Day;Duration;Id\n1.234,5;13/09/2001;1:30;007\n-;01/10/2001;0:15;008');
    expect(table.columns.map(({ kind, unit }) => [kind, unit])).toEqual([
      ['number', 'kW'],
      ['date', undefined],
      ['number', 'h'],
      ['text', undefined],
    ]);
    expect(values(table)).toEqual([1234.5, Number.NaN]);
    expect(values(table, 1)[1]).toBe(Date.UTC(2001, 9, 1));
    expect(values(table, 2)).toEqual([1.5, 0.25]);
  });

  it('asks where a number or date can be read in two ways, and takes the answer', () => {
    const mixed = 'a;b\n1,5;2\n1.5;3';
    expect(readTable(mixed)).toEqual({ ask: 'decimal', column: 'a', examples: ['1.5', '1,5'] });
    expect(readTable('a;b\n1,500;2')).toMatchObject({ ask: 'decimal', examples: ['1,500', '1,500'] });
    expect(values(tableOf('a;b\n1,500;2', { decimal: 'point' }))).toEqual([1500]);
    expect(readTable('d\n01/02/2024')).toEqual({ ask: 'order', column: 'd', example: '01/02/2024' });
    expect(values(tableOf('d\n01/02/2024', { order: 'mdy' }))).toEqual([Date.UTC(2024, 0, 2)]);
    expect(readTable('d,e\n01/02/2024,13/02/2024')).toHaveProperty('columns');
  });

  it.each([
    ['', { fault: 'empty' }],
    ['a,b', { fault: 'headOnly' }],
    ['a,b\n1,2\n3', { fault: 'ragged', row: 2, found: 1, expected: 2 }],
    ['PK\0', { fault: 'binary' }],
    [`a\n${'1\n'.repeat(200_001)}`, { fault: 'manyRows', value: 200_001, limit: 200_000 }],
  ])('refuses bad file %#', (text, fault) => expect(readTable(text)).toEqual(fault));

  it('numbers columns of the same name', () =>
    expect(tableOf('a,a\n1,2')).toMatchObject({ renamed: ['a'], columns: [{ name: 'a' }, { name: 'a (2)' }] }));

  it('gives a table, a question or a fault for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', ',', '.', ';', '"', '\n', 'a', '/', '-', ':') }), (text) => {
        const read = readTable(text);
        expect('columns' in read || 'ask' in read || 'fault' in read).toBe(true);
      }),
    );
  });
});

/** The same by plain loops. */
function naive(rows: [string, number | null][], what: string): Map<string, number | undefined> {
  const found = new Map<string, number | undefined>();
  for (const key of new Set(rows.map(([k]) => k))) {
    const own = rows
      .filter(([k, v]) => k === key && v !== null)
      .map(([, v]) => v as number)
      .sort((a, b) => a - b);
    const n = own.length;
    const sum = own.reduce((a, b) => a + b, 0);
    const at = (share: number) => {
      const place = share * (n - 1);
      const low = own[Math.floor(place)] ?? 0;
      return low + ((own[Math.ceil(place)] ?? 0) - low) * (place % 1);
    };
    const spread = own.reduce((a, b) => a + (b - sum / n) ** 2, 0);
    const of: Record<string, number | undefined> = {
      sum,
      mean: sum / n,
      median: at(0.5),
      p95: at(0.95),
      min: own[0],
      max: own[n - 1],
      std: n > 1 ? Math.sqrt(spread / (n - 1)) : undefined,
    };
    found.set(key, what === 'count' ? rows.filter(([k]) => k === key).length : n === 0 ? undefined : of[what]);
  }
  return found;
}

describe('runQuery', () => {
  it('agrees with plain loops', () => {
    const row = fc.tuple(fc.constantFrom('pump', 'fan', 'gear'), fc.option(fc.integer({ min: -50, max: 50 })));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), fc.constantFrom(...DOES), (rows, what) => {
        const table = tableOf(`kind,value\nx,1\n${rows.map(([k, v]) => `${k},${v ?? ''}`).join('\n')}`);
        const ran = runQuery(
          table,
          ask({
            where: [{ column: 'kind', is: 'not', value: 'x' }],
            group: [{ column: 'kind' }],
            measures: [{ do: what, column: 'value' }],
          }),
        );
        if (!isResult(ran)) throw new Error(JSON.stringify(ran));
        const wanted = naive(rows, what);
        expect(ran.groups.length).toBe(wanted.size);
        for (const {
          keys,
          values: [value],
        } of ran.groups) {
          const want = wanted.get(keys[0] as string);
          if (want === undefined) expect(value?.value).toBeUndefined();
          else expect(value?.value).toBeCloseTo(want, 8);
        }
      }),
    );
  });

  it('compares dates by day, month and year, groups them, orders and limits', () => {
    const table = tableOf('d,n\n2024-01-31,1\n2024-02-01,2\n2025-02-01,3\n,4');
    const rows = (is: 'equals' | 'above' | 'below' | 'empty', value?: string) => {
      const ran = runQuery(table, ask({ where: [{ column: 'd', is, ...(value && { value }) }] }));
      return isResult(ran) ? ran.rows : ran;
    };
    expect([rows('equals', '2024'), rows('above', '2024-01'), rows('below', '2024-02-01'), rows('empty')]).toEqual([
      [0, 1],
      [1, 2],
      [0],
      [3],
    ]);
    const ran = runQuery(table, ask({ group: [{ column: 'd', by: 'year' }], limit: 1 }));
    expect(ran).toMatchObject({ total: 3, groups: [{ keys: ['2024'], rows: [0, 1] }] });
  });

  it('refuses what does not fit the table', () => {
    const table = tableOf('d,n\n2024-01-31,1');
    expect(runQuery(table, ask({ measures: [{ do: 'sum', column: 'd' }] }))).toEqual({
      fault: 'notNumbers',
      column: 'd',
    });
    expect(runQuery(table, ask({ group: [{ column: 'x' }] }))).toEqual({ fault: 'noColumn', column: 'x' });
    expect(runQuery(table, ask({ group: [{ column: 'd' }] }))).toEqual({ fault: 'noGrain', column: 'd' });
    expect(runQuery(table, ask({ where: [{ column: 'n', is: 'above', value: 'many' }] }))).toHaveProperty(
      'fault',
      'badCondition',
    );
  });
});

describe('readSentence', () => {
  const table = tableOf('machine,kind,hours,day\nPump 1,leak,2,2024-01-31\nPump 11,noise,3,2024-02-01');
  it.each([
    ['How many rows for Pump 11?', { where: [{ column: 'machine', value: 'Pump 11' }] }],
    ['Pump 1有多少条记录？', { where: [{ column: 'machine', value: 'Pump 1' }] }],
    ['Total hours by kind', { group: [{ column: 'kind' }], measures: [{ do: 'sum', column: 'hours' }] }],
    ['hours大于2的记录有多少条', { where: [{ column: 'hours', is: 'above', value: '2' }] }],
    ['每月的记录数量', { group: [{ column: 'day', by: 'month' }], order: 'key' }],
  ])('reads %s', (sentence, query) => expect(readSentence(sentence, table)).toMatchObject({ whole: true, query }));

  it.each([
    'How many rows without Pump 1?',
    'How many rows for Pump 1 or Pump 11?',
    'Average colour',
    '不是Pump 1的记录有多少条',
    'How many leaks last week?',
  ])('does not guess at %s', (sentence) => expect(readSentence(sentence, table).whole).toBe(false));
});

it('writes no cell that a spreadsheet would run', () =>
  expect(writeCsvRows([['=1+1', '@x', 'a,b', -1]])).toBe('\'=1+1,\'@x,"a,b",-1\r\n'));
