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
 * `rows`: those that hold what was asked for, `claim` what their cells say. `outside`: the table is the right one, and none of
 * its rows does; `ends` are the first and the last of the column that ought to.
 */
export type RowAnswer =
  | { kind: 'rows'; claim?: Claim; quotations: Quotation[] }
  | { kind: 'outside'; ends: { column: string; first: string; last: string }; quotations: Quotation[] };

interface Found extends Chosen {
  hit: SearchHit;
  source: number;
  table: Table;
}

/** A condition that a table holds is a reason to look at passages that were found less well; those as good as the best are asked alike. */
const READ = 12;
const AS_GOOD = 0.65;
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
  // "Exception code 03" lists no code 06; the numbers of a standard in a heading are no other condition.
  const fitting =
    conditions.length > 0 ? sources : sources.filter(({ hit }) => !isOtherNumber(question, hit.headings.at(-1) ?? ''));
  const best = fitting[0]?.hit.score ?? 0;
  for (const [rank, { hit, source }] of fitting.slice(0, READ).entries()) {
    for (const table of readTables(hit.text)) {
      const chosen = rowsHolding(conditions, table);
      if (!chosen) {
        const rows = isForName(question, conditions, rank) ? rowsNamed(words, hit, table) : [];
        const found = { hit, source, table, rows, by: [] };
        // A row by its name is a value where one is asked for; under a condition it always is.
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

/** "Do I use 500 V or 1000 V for a 380 V motor": of one kind the first is the condition, others are what may come out. */
const firstOfEach = (conditions: readonly Quantity[]): Quantity[] =>
  conditions.filter(({ dim }, index) => conditions.findIndex((other) => other.dim === dim) === index);

/** A row is chosen by a name where no condition is asked for, in the first passage alone: further ones share a word by chance. */
const isForName = (question: string, conditions: readonly Quantity[], rank: number): boolean =>
  rank === 0 && conditions.length === 0 && !WHETHER.test(question);

/** Conditions choose by their size, not by their letters. */
function without(conditions: readonly Quantity[], question: string): string {
  const folded = fold(question);
  const measured = conditions.filter(({ dim }) => dim !== 'class');
  // As it was written, where places are the same: capitals tell CAN from can.
  const text = folded.length === question.length ? question : folded;
  return measured.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

const isAnswer = (words: NamedWord[], { hit, table, rows }: Found, least: number): boolean =>
  rows.length > 0 && rows.length <= MOST_ROWS && covers(words, hit, table, rows) >= least;

/** What stands around the table says what it is about too, but also much else: it counts half. */
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

function quoteTable({ hit, source, table, by }: Found): RowAnswer {
  const unit = { start: table.head[0], end: table.rows.at(-1)?.end ?? table.head[1], kind: 'table' as const };
  const at = by[0] ?? 0;
  const cell = (row: Row | undefined) => row?.cells[at] ?? '';
  const ends = { column: table.columns[at]?.heading ?? '', first: cell(table.rows[0]), last: cell(table.rows.at(-1)) };
  return { kind: 'outside', ends, quotations: [quotationOf(hit, source, unit)] };
}
