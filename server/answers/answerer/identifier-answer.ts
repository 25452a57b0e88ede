import { codeKey } from '../../../setting/alarm/code-key';
import { isCodeName } from '../../../setting/alarm/table-codes';
import { articleSpan, extractCodes, type SearchHit } from '../../knowledge';
import { answerUnits } from './answer-units';
import { describedIn } from './machine-choice';
import { type Quotation, quotationOf } from './quotation';
import { readTables } from './rows/read-table';
import { sizeOf } from './size';
import type { Unit } from './split-sentences';

/** A code may belong to several components of a machine; more records than this are a list to search, not an answer. */
const RECORDS = 3;
/** Maximum length per record in sentence caps: all fields of an alarm, or a whole article of usual length. */
const LONGEST = { record: 4, article: 16 };

/** Label of the remedy in imported alarms; see the record labels. */
const REMEDY = /\*\*(?:Solution|处理方法)\*\*/;

type Source = { hit: SearchHit; source: number };

export interface IdentifierRecord {
  kind: 'record' | 'article';
  title: string;
  quotations: Quotation[];
  /** True for an alarm that has a meaning but no remedy. */
  lacksRemedy: boolean;
}

/** Returns the records of the identifier asked for, each with description, cause and remedy. */
export function identifierAnswer(question: string, sources: Source[]): IdentifierRecord[] {
  const asked = sources[0]?.hit.exact;
  if (!asked) return [];
  const records = sources.filter(({ hit }) => hit.exact === asked);
  if (asked.startsWith('§')) return articles(asked, records);
  const named = records.filter(
    ({ hit }) => hit.machine || extractCodes(`${hit.title}\n${hit.headings.join('\n')}`).includes(asked),
  );
  // If some passages are about the code, those that only mention it are no records.
  return alarmsAmong(question, named.length > 0 ? named : records)
    .slice(0, RECORDS)
    .map(({ hit, source }) => ({
      kind: 'record' as const,
      title: titleOf(hit),
      quotations: rowsOf(hit, source, asked) ?? fieldsOf(hit, source, LONGEST.record),
      lacksRemedy: isAlarm(hit) && !REMEDY.test(hit.text),
    }))
    .filter(({ quotations }) => quotations.length > 0);
}

/** The article of each statute found, complete across its passages. */
function articles(asked: string, sources: Source[]): IdentifierRecord[] {
  const documents = [...new Set(sources.map(({ hit }) => hit.docId))].slice(0, RECORDS);
  return documents.flatMap((docId) => {
    const own = sources.filter(({ hit }) => hit.docId === docId).sort((a, b) => a.hit.span[0] - b.hit.span[0]);
    const quotations = own.flatMap(({ hit, source }) =>
      fieldsOf(hit, source, LONGEST.article, articleSpan(hit.text, asked)),
    );
    const [first] = own;
    return first && quotations.length > 0
      ? [{ kind: 'article', title: titleOf(first.hit), quotations, lacksRemedy: false }]
      : [];
  });
}

const isAlarm = ({ kind }: SearchHit): boolean => kind === 'alarm';

/** If there are alarms, only those: each once, at its first passage, and only of the machine described, if one is. */
function alarmsAmong(question: string, records: Source[]): Source[] {
  const alarms = records.filter(({ hit }) => isAlarm(hit));
  if (alarms.length === 0) return records;
  const described = describedIn(
    question,
    alarms.map(({ hit }) => hit),
  );
  const first = (one: Source) =>
    alarms.every(({ hit }) => hit.docId !== one.hit.docId || hit.span[0] >= one.hit.span[0]);
  return alarms.filter((one) => (!described || one.hit.machine?.name === described) && first(one));
}

function titleOf({ title, headings }: SearchHit): string {
  const last = headings.at(-1);
  return !last || title.includes(last) || last.includes(title) ? title : `${title} › ${last}`;
}

/** The rows of a code table for the code asked for; undefined if there are none or too many. */
function rowsOf(hit: SearchHit, source: number, asked: string): Quotation[] | undefined {
  const isNumber = /^\d+$/.test(asked);
  const rows = readTables(hit.text).flatMap(({ head, columns, rows }) => {
    // A bare number counts as a code only in a column of codes.
    const isCode = (cell: string, at: number) =>
      codeKey(cell.replace(/[*`]/g, '')) === asked && (!isNumber || isCodeName(columns[at]?.name ?? ''));
    return rows.filter(({ cells }) => cells.some(isCode)).map(({ start, end }) => ({ start, end, head }));
  });
  if (rows.length === 0 || rows.length > RECORDS) return undefined;
  return rows.map((row) => quotationOf(hit, source, { ...row, kind: 'row' }));
}

function fieldsOf(hit: SearchHit, source: number, longest: number, within = [0, hit.text.length]): Quotation[] {
  const quotations: Quotation[] = [];
  let size = 0;
  const [from = 0, to = 0] = within;
  const units = answerUnits(hit.text).filter(
    ({ kind, start, end }) => kind !== 'heading' && start >= from && end <= to,
  );
  // A record that only repeats its title is quoted nevertheless.
  const repeats = (unit: Unit) => units.length > 1 && hit.title.endsWith(hit.text.slice(unit.start, unit.end).trim());
  for (const unit of units) {
    const whole = hit.text.slice(unit.start, unit.end).trim();
    if (repeats(unit)) continue;
    size += sizeOf(whole);
    if (size > longest && quotations.length > 0) break;
    quotations.push(quotationOf(hit, source, unit));
  }
  return quotations;
}
