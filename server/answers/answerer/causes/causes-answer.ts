import type { Source } from '../question-language';
import { type Quotation, quotationOf } from '../quotation';
import { readQuestion } from '../read-question';
import { type Row, readTables, type Table } from '../rows/read-table';
import { termsOfText } from '../tokens';
import { asksForCause } from './asks-for-cause';

const SIGN =
  /\b(?:symptoms?|signs?|findings?|trips?|faults?|damage|defects?|appearance)\b|现象|征兆|症状|故障|损伤|缺陷|形貌|表现/;
const CAUSE = /\bcauses?\b|原因/;
/** Minimum likeness of question and symptom, 0 to 2, and minimum score of a passage as a share of the best. */
const LEAST = { alike: 0.5, found: 0.5 };
/** Minimum likeness of a row as a share of the best row's. */
const AS_GOOD = 0.85;
const MOST = 5;

interface Found extends Source {
  table: Table;
  row: Row;
  alike: number;
}

/** Returns the table rows (symptom, cause, check) whose symptom matches the one reported, best first. */
export function causesAnswer(question: string, sources: readonly Source[]): Quotation[] {
  if (!asksForCause(question)) return [];
  const asked = wordsOf(question);
  const least = LEAST.found * (sources[0]?.hit.score ?? 0);
  const found = sources
    .filter(({ hit }) => hit.score >= least)
    .flatMap((source) => readTables(source.hit.text).flatMap((table) => rowsOfSign(asked, source, table)))
    .sort((a, b) => b.alike - a.alike);
  const best = found[0]?.alike ?? 0;
  const rows = found.filter(({ alike }) => alike >= best * AS_GOOD).slice(0, MOST);
  const tables = [...new Set(rows.map(({ table }) => table))];
  return tables
    .flatMap((table) => rows.filter((row) => row.table === table))
    .map(({ hit, source, table, row: { start, end } }) =>
      quotationOf(hit, source, { start, end, kind: 'row', head: table.head }),
    );
}

/** The symptom is in the first column; the cause has a column of its own. */
function rowsOfSign(asked: Words, { hit, source }: Source, table: Table): Found[] {
  const [first = '', ...others] = table.columns.map(({ name }) => name);
  if (!SIGN.test(first) || CAUSE.test(first) || !others.some((name) => CAUSE.test(name))) return [];
  const above = termsOfText([hit.title, ...hit.headings].join('\n'));
  return table.rows.flatMap((row) => {
    const alike = likeness(asked, wordsOf(row.cells[0] ?? ''), above);
    return alike >= LEAST.alike ? [{ hit, source, table, row, alike }] : [];
  });
}

/** Terms, and in Chinese single characters: 嗡嗡叫 and 嗡嗡响 differ in only one. */
type Words = string[][];

function wordsOf(text: string): Words {
  const { terms, singles } = readQuestion(text);
  return singles.length > 0 ? [terms, singles] : [terms];
}

/** Sum of the Dice coefficient and the share of the symptom's terms, ignoring terms of the title. */
function likeness(asked: Words, sign: Words, above: ReadonlySet<string>): number {
  const shares = sign.map((terms, at) => {
    const own = terms.filter((term) => !above.has(term));
    const told = (asked[at] ?? []).filter((term) => !above.has(term));
    const both = own.filter((term) => told.includes(term)).length;
    return both > 0 ? (2 * both) / (own.length + told.length) + both / own.length : 0;
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}
