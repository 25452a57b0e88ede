import { fold } from '../../../base/text/fold';
import type { SearchHit } from '../../../knowledge';
import { answerUnits } from '../answer-units';
import { coverageOf } from '../coverage';
import { type NamedWord, namedWords } from '../named-words';
import { type Quotation, quotationOf } from '../quotation';
import { termsOfText } from '../tokens';
import { conditionsOf } from './conditions';
import { overlaps, type Quantity, readQuantities } from './read-quantities';
import { type Row, readTables, type Table } from './read-table';

/** `rows`: those that hold what was asked for. `outside`: the table is the right one, and none of its rows does. */
export interface RowAnswer {
  kind: 'rows' | 'outside';
  quotations: Quotation[];
}

interface Found {
  hit: SearchHit;
  source: number;
  table: Table;
  rows: Row[];
}

/** A condition that a table holds is a reason to look at passages that were found less well. */
const READ = 12;
/** Two rows meet at a seam; more than this is the table, not a row of it. */
const MOST_ROWS = 2;
/**
 * Share of the question's other words that title, headings, header and row must say. In any but the first passage, or without
 * a condition, a few words in common are chance.
 */
const COVERED = { byCondition: 0.45, further: 0.7, byName: 0.75 };
/** Asks whether, not which: a row is no yes. */
const WHETHER = /^\s*(?:does|do|did|is|are|can|may|must|should)\b|吗\s*[?？]?\s*$|能不能|可不可以|是不是|行不行/i;

/** Where a question asks under a condition, or by a name, that a row of a table holds: that row beneath its header. */
export function rowAnswer(question: string, sources: { hit: SearchHit; source: number }[]): RowAnswer | null {
  const conditions = firstOfEach(conditionsOf(question));
  const words = namedWords(without(conditions, question));
  let outside: RowAnswer | null = null;
  for (const [rank, { hit, source }] of sources.slice(0, conditions.length > 0 ? READ : 1).entries()) {
    for (const table of readTables(hit.text)) {
      const held = rowsHolding(conditions, table);
      if (held === 'silent') {
        const rows = conditions.length === 0 && !WHETHER.test(question) ? rowsNamed(words, hit, table) : [];
        if (isAnswer(words, { hit, source, table, rows }, COVERED.byName))
          return quoteRows({ hit, source, table, rows });
        continue;
      }
      const least = rank === 0 ? COVERED.byCondition : COVERED.further;
      const named = refine(words, held, hit, table);
      const found = { hit, source, table, rows: named };
      if (isAnswer(words, found, least)) return withSameCase(quoteRows(found), found, conditions);
      if (held.length === 0 && covers(words, hit, table, table.rows) >= least) outside ??= quoteTable(found);
    }
  }
  return outside;
}

/** "Do I use 500 V or 1000 V for a 380 V motor": of one kind the first is the condition, others are what may come out. */
const firstOfEach = (conditions: readonly Quantity[]): Quantity[] =>
  conditions.filter(({ dim }, index) => conditions.findIndex((other) => other.dim === dim) === index);

/** Conditions choose by their size, not by their letters. */
function without(conditions: readonly Quantity[], question: string): string {
  const folded = fold(question);
  const measured = conditions.filter(({ dim }) => dim !== 'class');
  // As it was written, where places are the same: capitals tell CAN from can.
  const text = folded.length === question.length ? question : folded;
  return measured.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/** Rows that hold all conditions the table knows of; 'silent' where it knows of none. */
function rowsHolding(conditions: readonly Quantity[], table: Table): Row[] | 'silent' {
  let rows = table.rows;
  let spoken = false;
  for (const condition of conditions) {
    const column = columnFor(condition, table);
    if (column < 0) continue;
    spoken = true;
    rows = rows.filter((row) => quantitiesAt(table, row, column).some((cell) => overlaps(condition, cell)));
  }
  return spoken ? rows : 'silent';
}

/** The column that a condition chooses by: the first, or one of ranges. A column of results in the same unit stands behind it. */
function columnFor({ dim }: Quantity, table: Table): number {
  return table.columns.findIndex((_, index) => {
    const cells = table.rows.map((row) => quantitiesAt(table, row, index).filter((cell) => cell.dim === dim));
    const read = cells.filter((list) => list.length > 0);
    if (read.length * 2 < cells.length || read.length === 0) return false;
    const ranges = read.filter((list) => list.some(({ low, high }) => low !== high));
    return index === 0 || ranges.length * 2 >= read.length;
  });
}

const quantitiesAt = ({ columns }: Table, { cells }: Row, index: number): Quantity[] =>
  readQuantities(cells[index] ?? '', columns[index]?.unit);

/** The rows that say most of what the question names and what stands above the table does not. */
function rowsNamed(words: readonly NamedWord[], hit: SearchHit, table: Table): Row[] {
  const above = termsOfText([hit.title, ...hit.headings, ...table.columns.map(({ name }) => name)].join('\n'));
  const keys = table.rows.map(({ cells }) => termsOfText(cells[0] ?? ''));
  const all = table.rows.map(({ cells }) => termsOfText(cells.join('\n')));
  const isCommon = (word: string) => all.filter((said) => said.has(word)).length * 2 > all.length;
  const telling = words.filter(({ word }) => !above.has(word) && !isCommon(word));
  const weights = all.map(
    (said, index) =>
      sum(telling.filter(({ word }) => said.has(word))) + sum(telling.filter(({ word }) => keys[index]?.has(word))),
  );
  const best = Math.max(0, ...weights);
  return best > 0 ? table.rows.filter((_, index) => weights[index] === best) : [];
}

function refine(words: readonly NamedWord[], held: Row[], hit: SearchHit, table: Table): Row[] {
  if (held.length <= 1) return held;
  const named = rowsNamed(words, hit, { ...table, rows: held });
  return named.length > 0 ? named : held;
}

const sum = (words: readonly NamedWord[]): number => words.reduce((all, { weight }) => all + weight, 0);

const isAnswer = (words: NamedWord[], { hit, table, rows }: Found, least: number): boolean =>
  rows.length > 0 && rows.length <= MOST_ROWS && covers(words, hit, table, rows) >= least;

function covers(words: NamedWord[], hit: SearchHit, table: Table, rows: Row[]): number {
  const text = [hit.text.slice(...table.head), ...rows.map(({ start, end }) => hit.text.slice(start, end))].join('\n');
  return coverageOf(words, { ...hit, text });
}

const quoteRows = ({ hit, source, table, rows }: Found): RowAnswer => ({
  kind: 'rows',
  quotations: rows.map(({ start, end }) => quotationOf(hit, source, { start, end, kind: 'row', head: table.head })),
});

/** A sentence of the same passage about the very value that was asked for says in words what the row says in cells. */
function withSameCase(answer: RowAnswer, { hit, source }: Found, conditions: readonly Quantity[]): RowAnswer {
  const same = answerUnits(hit.text).find(
    ({ kind, start, end }) => kind === 'sentence' && speaksOf(conditions, hit.text.slice(start, end)),
  );
  return same ? { ...answer, quotations: [...answer.quotations, quotationOf(hit, source, same)] } : answer;
}

const speaksOf = (conditions: readonly Quantity[], sentence: string): boolean => {
  const said = readQuantities(sentence);
  return conditions.every(({ dim, low, high }) =>
    said.some((other) => other.dim === dim && other.low === low && other.high === high),
  );
};

function quoteTable({ hit, source, table }: Found): RowAnswer {
  const unit = { start: table.head[0], end: table.rows.at(-1)?.end ?? table.head[1], kind: 'table' as const };
  return { kind: 'outside', quotations: [quotationOf(hit, source, unit)] };
}
