import type { ActivityDocument, Question } from '../../setting/activity/activity-document';
import type { Answer, Answers } from '../../setting/activity/survey';
import { csvCell } from '../base/text/csv-cell';
import { type Cell, writeWorkbook } from '../base/text/write-workbook';
import { dayOf } from './say-time';
import type { ExportedEntry, ExportedPerson } from './store/responses-in-turn';

export type ExportFormat = 'csv' | 'jsonl' | 'xlsx';
type Row = Record<string, Cell>;

/** Rows as a file, piece by piece. CSV begins with a byte order mark, without which spreadsheets garble Chinese. */
export async function* exportRows(
  rows: AsyncIterable<Row>,
  columns: readonly string[],
  format: ExportFormat,
): AsyncGenerator<string | Buffer> {
  if (format === 'xlsx') {
    yield* writeWorkbook(cellsOf(rows, columns), columns);
    return;
  }
  if (format === 'csv') yield `\uFEFF${columns.map(csvCell).join(',')}\r\n`;
  for await (const row of rows)
    yield format === 'csv'
      ? `${columns.map((name) => csvCell(row[name] ?? null)).join(',')}\r\n`
      : `${JSON.stringify(row)}\n`;
}

async function* cellsOf(rows: AsyncIterable<Row>, columns: readonly string[]): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield columns.map((name) => row[name] ?? null);
}

const ENTRY = ['row', 'state', 'source', 'started', 'completed', 'draws', 'prizes'] as const;

interface Column {
  name: string;
  question: Question;
  /** Of a matrix. */
  row: string | undefined;
}

/** One column for each question, and of a matrix one for each of its rows. */
const columnsOf = (questions: readonly Question[]): Column[] =>
  questions
    .filter(({ type }) => type !== 'information')
    .flatMap<Column>((question) =>
      question.type === 'matrix'
        ? (question.rows ?? []).map((row) => ({ name: `${question.id}.${row.id}`, question, row: row.id }))
        : [{ name: question.id, question, row: undefined }],
    );

export const answerColumns = ({ questions = [] }: ActivityDocument): string[] => [
  ...ENTRY,
  // A question may have the name of a column before it.
  ...columnsOf(questions).map(({ name }) => `answer.${name}`),
];

/** Entries and answers, with days instead of times and without anything that names a person. */
export async function* answerRows(
  entries: AsyncIterable<ExportedEntry>,
  { questions = [] }: ActivityDocument,
): AsyncGenerator<Row> {
  const columns = columnsOf(questions);
  let row = 0;
  for await (const { state, source, startedAt, completedAt, drawsUsed, prizes, answers } of entries) {
    row += 1;
    yield {
      ...{ row, state, source, started: dayOf(startedAt), completed: completedAt && dayOf(completedAt) },
      ...{ draws: drawsUsed, prizes: prizes.join(' ') },
      ...Object.fromEntries(
        columns.map(({ name, question, row: line }) => [`answer.${name}`, cellOf(answers, question.id, line)]),
      ),
    };
  }
}

function cellOf(answers: Answers | null, question: string, row: string | undefined): Cell {
  const answer: Answer | undefined = answers?.[question];
  if (answer === undefined || answer === null) return null;
  if (Array.isArray(answer)) return answer.join(' | ');
  if (typeof answer === 'object') return answer[row ?? ''] ?? null;
  return answer;
}

export const PERSON_COLUMNS = [
  ...(['ticket', 'person', 'nickname', 'phone', 'started', 'completed', 'draws', 'prizes'] as const),
];

/** Who takes part and how to reach them, without what they answered. */
export async function* personRows(people: AsyncIterable<ExportedPerson>): AsyncGenerator<Row> {
  for await (const { ticket, person, nickname, phone, startedAt, completedAt, drawsUsed, prizes } of people)
    yield {
      ...{ ticket, person, nickname, phone, started: startedAt.toISOString() },
      ...{ completed: completedAt?.toISOString() ?? null, draws: drawsUsed, prizes: prizes.join(' ') },
    };
}

export const CLAIM_COLUMNS = [
  ...(['win', 'prize', 'title', 'state', 'name', 'phone', 'address', 'email', 'parcel'] as const),
];

interface OpenClaim {
  id: string;
  prize: string;
  title: string;
  state: string;
  tracking: string;
  /** What the winner gave; empty if it was sealed with another key. */
  given: Partial<Record<'name' | 'phone' | 'address' | 'email', string>>;
}

/** Claims as whoever packs them needs them; with the column `parcel` filled in, the file can be read again. */
export async function* claimRows(claims: Iterable<OpenClaim>): AsyncGenerator<Row> {
  for (const { id, prize, title, state, tracking, given } of claims) {
    const { name = '', phone = '', address = '', email = '' } = given;
    yield { win: id, prize, title, state, name, phone, address, email, parcel: tracking };
  }
}
