// 100 questions about alert events and work orders whose truth is worked out from the cells: asked by the form and by
// a sentence. A wrong number is worse than none: a sentence that is not read whole opens the form.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Query } from '../../setting/table/query';
import { readSentence } from '../../setting/table/read-sentence';
import { isTable, readTable } from '../../setting/table/read-table';
import { isResult, runQuery } from '../../setting/table/run-query';
import type { Table } from '../../setting/table/table';
import { report } from './support/report';
import { type Row, TABLE_QUESTIONS } from './support/table-questions';

const DATA = path.resolve(import.meta.dirname, '../../../shared/data');
const FILES = {
  alerts: 'assetopsbench/alert_events.csv',
  orders: 'assetopsbench/work_orders_800.csv',
  mwo: 'mwo2kg_workorders/work_orders.csv',
};

type Truth = number | [string, number];

function isTrue(table: Table, query: Query, truth: Truth): boolean {
  const ran = runQuery(table, query);
  const first = isResult(ran) ? ran.groups[0] : undefined;
  const [key, wanted] = typeof truth === 'number' ? [undefined, truth] : truth;
  const value = first?.values[0]?.value;
  if (!first || value === undefined || (key !== undefined && first.keys[0] !== key)) return false;
  return Math.abs(value - wanted) <= 1e-9 * Math.max(1, Math.abs(wanted));
}

/** The baseline: the five rows with most words of the question; right if one of their cells is the value. */
function quoted(rows: Row[], sentence: string, truth: Truth): boolean {
  const words = new Set(sentence.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const score = (row: Row) =>
    Object.values(row)
      .join(' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu)
      ?.filter((word) => words.has(word)).length ?? 0;
  const wanted = typeof truth === 'number' ? truth : truth[1];
  const best = rows
    .map((row) => ({ row, score: score(row) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5);
  return best.some(({ row }) => Object.values(row).some((cell) => cell !== '' && Number(cell) === wanted));
}

function run(): void {
  const missing = Object.values(FILES).find((file) => !existsSync(path.join(DATA, file)));
  if (missing) {
    console.log(`Skipped: ${missing} is not on this machine.`);
    return;
  }
  const text = (file: keyof typeof FILES) => readFileSync(path.join(DATA, FILES[file]), 'utf8');
  const tables = Object.fromEntries(
    Object.keys(FILES).map((file) => [file, readTable(text(file as keyof typeof FILES))]),
  );
  const rows = Object.fromEntries(
    Object.keys(FILES).map((file) => [
      file,
      parse(text(file as keyof typeof FILES), { columns: true, bom: true, trim: true }) as Row[],
    ]),
  );
  const seen = { asked: 0, form: 0, answered: 0, wrong: 0, quoted: 0 };
  for (const { file, sentences, form, truth } of TABLE_QUESTIONS) {
    const [table, own] = [tables[file], rows[file]];
    if (!table || !own || !isTable(table)) throw new Error(`${file} cannot be read: ${JSON.stringify(table)}`);
    const wanted = truth(own);
    const query: Query = { where: [], group: [], measures: [{ do: 'count' }], order: 'most', ...form };
    for (const sentence of sentences) {
      seen.asked += 1;
      if (isTrue(table, query, wanted)) seen.form += 1;
      else console.log(`form: ${sentence} → not ${wanted}`);
      if (quoted(own, sentence, wanted)) seen.quoted += 1;
      const read = readSentence(sentence, table);
      if (!read.whole) console.log(`opens the form: ${sentence}`);
      else if (isTrue(table, read.query, wanted)) seen.answered += 1;
      else {
        seen.wrong += 1;
        console.log(`WRONG: ${sentence} → ${JSON.stringify(read.query)}`);
      }
    }
  }
  const share = (n: number) => n / seen.asked;
  report(`Tables, ${seen.asked} questions`, [
    { figure: 'by form', value: share(seen.form), min: 1, peer: share(seen.quoted), peerName: 'five rows by search' },
    {
      figure: 'sentences answered',
      value: share(seen.answered),
      min: 0.6,
      peer: share(seen.quoted),
      peerName: 'five rows by search',
    },
    { figure: 'wrong numbers', value: seen.wrong, max: 0 },
  ]);
}

run();
