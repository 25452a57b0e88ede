import { fold } from '../../../base/text/fold';
import type { SearchHit } from '../../../knowledge';
import { answerUnits } from '../answer-units';
import { coverageOf } from '../coverage';
import { type NamedWord, namedWords } from '../named-words';
import { isOtherNumber } from '../other-number';
import type { Claim } from '../plan';
import { questionKind } from '../question-kind';
import { type Quotation, quotationOf } from '../quotation';
import { type Chosen, refine, rowsHolding, rowsNamed } from './choose-rows';
import { conditionsOf } from './conditions';
import { type Quantity, readQuantities } from './read-quantities';
import { type Row, readTables, type Table } from './read-table';
import { valueClaim } from './value-claim';

/**
 * `rows`: the rows that match, with `claim` made of their cells. `outside`: the right table without a matching row;
 * `ends` are the first and last value of the column of the condition.
 */
export type RowAnswer =
  | { kind: 'rows'; claim?: Claim; quotations: Quotation[] }
  | { kind: 'outside'; ends: { column: string; first: string; last: string }; quotations: Quotation[] };

interface Found extends Chosen {
  hit: SearchHit;
  source: number;
  table: Table;
}

/**
 * Number of passages examined, because a matching table may rank low. Those that score at least `AS_GOOD` of the best
 * need less coverage.
 */
const READ = 12;
const AS_GOOD = 0.65;
/** Two rows match at the seam of two ranges; more are the whole table. */
const MOST_ROWS = 2;
/**
 * Share of the question's other words that title, headings, header and row must contain. Without a condition, or in
 * passages found less well, a few common words are chance.
 */
const COVERED = { byCondition: 0.45, further: 0.7, byName: 0.75 };
const WHETHER = /^\s*(?:does|do|did|is|are|can|may|must|should)\b|吗\s*[?？]?\s*$|能不能|可不可以|是不是|行不行/i;

/** Yes-or-no questions: a row does not answer them. */
export const asksWhether = (question: string): boolean => WHETHER.test(question);

/** Quotes the table row that matches the question's condition or name, below its header. */
export function rowAnswer(question: string, sources: { hit: SearchHit; source: number }[]): RowAnswer | null {
  const conditions = firstOfEach(conditionsOf(question));
  const words = namedWords(without(conditions, question));
  let outside: RowAnswer | null = null;
  // A section on code 06 does not answer "exception code 03". With a condition this is not checked, because the number
  // in a heading may be that of a standard.
  const fitting =
    conditions.length > 0 ? sources : sources.filter(({ hit }) => !isOtherNumber(question, hit.headings.at(-1) ?? ''));
  const best = fitting[0]?.hit.score ?? 0;
  for (const [rank, { hit, source }] of fitting.slice(0, READ).entries()) {
    for (const table of readTables(hit.text)) {
      const chosen = rowsHolding(conditions, table);
      if (!chosen) {
        const rows = isForName(question, conditions, rank) ? rowsNamed(words, hit, table) : [];
        const found = { hit, source, table, rows, by: [] };
        // A row found by name is a value only if one is asked for; a row found by condition always is.
        const asksValue = questionKind(fold(question)) === 'number';
        if (isAnswer(words, found, COVERED.byName)) return quoteRows(asksValue ? words : null, found);
        continue;
      }
      const least = hit.score >= best * AS_GOOD ? COVERED.byCondition : COVERED.further;
      const found = { hit, source, table, by: chosen.by, rows: refine(words, chosen.rows, hit, table) };
      if (isAnswer(words, found, least)) return withSameCase(quoteRows(words, found), found, conditions);
      if (chosen.rows.length === 0 && covers(words, hit, table, table.rows) >= least) outside ??= quoteTable(found);
    }
  }
  return outside;
}

/** In "Do I use 500 V or 1000 V for a 380 V motor" only the first quantity of each dimension is kept as condition. */
const firstOfEach = (conditions: readonly Quantity[]): Quantity[] =>
  conditions.filter(({ dim }, index) => conditions.findIndex((other) => other.dim === dim) === index);

/** Rows are chosen by name only without a condition and in the first passage; later ones share words by chance. */
const isForName = (question: string, conditions: readonly Quantity[], rank: number): boolean =>
  rank === 0 && conditions.length === 0 && !asksWhether(question);

/** Removes measured conditions from the text: they match by value, not by word. */
function without(conditions: readonly Quantity[], question: string): string {
  const folded = fold(question);
  const measured = conditions.filter(({ dim }) => dim !== 'class');
  // Uses the original where offsets are equal: capitals tell CAN from can.
  const text = folded.length === question.length ? question : folded;
  return measured.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

const isAnswer = (words: NamedWord[], { hit, table, rows }: Found, least: number): boolean =>
  rows.length > 0 && rows.length <= MOST_ROWS && covers(words, hit, table, rows) >= least;

/**
 * Coverage by the row, averaged with coverage including the text around the table, which is also about other things.
 */
function covers(words: NamedWord[], hit: SearchHit, table: Table, rows: Row[]): number {
  const text = [hit.text.slice(...table.head), ...rows.map(({ start, end }) => hit.text.slice(start, end))].join('\n');
  const around = `${hit.text.slice(0, table.head[0])}\n${hit.text.slice(table.rows.at(-1)?.end)}`;
  return (coverageOf(words, { ...hit, text }) + coverageOf(words, { ...hit, text: `${text}\n${around}` })) / 2;
}

function quoteRows(
  words: readonly NamedWord[] | null,
  { hit, source, table, rows, by }: Found,
): RowAnswer & { kind: 'rows' } {
  const quotations = rows.map(({ start, end }) =>
    quotationOf(hit, source, { start, end, kind: 'row', head: table.head }),
  );
  const claim = words ? valueClaim(words, table, { rows, by }, quotations) : undefined;
  return { kind: 'rows', claim, quotations };
}

/** Adds the sentence of the same passage about exactly the same value, if any. */
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

function quoteTable({ hit, source, table, by }: Found): RowAnswer {
  const unit = { start: table.head[0], end: table.rows.at(-1)?.end ?? table.head[1], kind: 'table' as const };
  const at = by[0] ?? 0;
  const cell = (row: Row | undefined) => row?.cells[at] ?? '';
  const ends = { column: table.columns[at]?.heading ?? '', first: cell(table.rows[0]), last: cell(table.rows.at(-1)) };
  return { kind: 'outside', ends, quotations: [quotationOf(hit, source, unit)] };
}
