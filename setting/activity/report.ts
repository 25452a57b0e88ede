import type { Question } from './activity-document';
import type { Answer, Answers } from './survey';

/** Fewer people than this are never shown as a group. */
export const SMALLEST_GROUP = 5;

/** How many; null if they are fewer than five, or would give those away who are. */
export type Count = number | null;

export interface Cell {
  id: string;
  count: Count;
}

export interface QuestionReport {
  id: string;
  answered: Count;
  /** By choice, step of a scale, or month. */
  cells: Cell[];
  /** Of numbers and scales; the mean place of each choice of a ranking stands in its cell. */
  mean: number | null;
  /** Of a matrix. */
  rows: { id: string; cells: Cell[] }[];
}

const COUNTED = new Set<Question['type']>(['single', 'multiple', 'scale', 'consent', 'ranking', 'date']);
/** Questions of which each answer falls into few groups. */
export const canCross = ({ type }: Pick<Question, 'type'>): boolean =>
  type === 'single' || type === 'multiple' || type === 'scale' || type === 'consent';

/** The groups that a question has from the beginning, so that what nobody chose is seen, too. */
export function groupsOf({ type, choices = [], min = 1, max = 5 }: Question): string[] {
  if (type === 'scale') return Array.from({ length: max - min + 1 }, (_, n) => String(min + n));
  if (type === 'consent') return ['true', 'false'];
  return choices.map(({ id }) => id);
}

/** The groups into which an answer falls; a ranking into that of its first place. */
function groupsIn({ type }: Question, answer: Answer): string[] {
  if (type === 'ranking') return Array.isArray(answer) ? answer.slice(0, 1) : [];
  if (type === 'date') return [String(answer).slice(0, 7)];
  return Array.isArray(answer) ? answer : [String(answer)];
}

class Tally {
  readonly counts = new Map<string, number>();
  constructor(groups: readonly string[]) {
    for (const group of groups) this.counts.set(group, 0);
  }
  add(group: string): void {
    this.counts.set(group, (this.counts.get(group) ?? 0) + 1);
  }
}

/** Counts responses one after the other, so that no report holds all of them. */
export function createReport(questions: readonly Question[]) {
  const asked = questions
    .filter(({ type }) => type !== 'information')
    .map((question) => ({
      question,
      answered: 0,
      sum: 0,
      tally: new Tally(COUNTED.has(question.type) && question.type !== 'date' ? groupsOf(question) : []),
      rows: new Map((question.rows ?? []).map(({ id }) => [id, new Tally(groupsOf(question))])),
    }));
  let total = 0;
  return {
    add(answers: Answers): void {
      total += 1;
      for (const one of asked) {
        const answer = answers[one.question.id];
        if (answer === undefined || answer === null) continue;
        one.answered += 1;
        if (typeof answer === 'number') one.sum += answer;
        if (COUNTED.has(one.question.type)) for (const group of groupsIn(one.question, answer)) one.tally.add(group);
        if (one.question.type === 'matrix')
          for (const [row, choice] of Object.entries(answer as Record<string, string>)) one.rows.get(row)?.add(choice);
      }
    },
    /** The report, without small groups. */
    finish: (): { total: Count; questions: QuestionReport[] } => ({
      total: shown(total),
      questions: asked.map(({ question, answered, sum, tally, rows }) => ({
        id: question.id,
        answered: shown(answered),
        cells: cells(tally, answered),
        mean:
          (question.type === 'number' || question.type === 'scale') && answered >= SMALLEST_GROUP
            ? Math.round((sum / answered) * 100) / 100
            : null,
        rows: [...rows].map(([id, row]) => ({ id, cells: cells(row, answered) })),
      })),
    }),
  };
}

/** Counts how often two answers stand together. */
export function createCrossTable(row: Question, column: Question) {
  const [rows, columns] = [groupsOf(row), groupsOf(column)];
  const counts = rows.map(() => columns.map(() => 0));
  return {
    add(answers: Answers): void {
      const [first, second] = [answers[row.id], answers[column.id]];
      if (first === undefined || second === undefined) return;
      for (const one of groupsIn(row, first))
        for (const other of groupsIn(column, second)) {
          const at = counts[rows.indexOf(one)];
          const n = columns.indexOf(other);
          if (at && n >= 0) at[n] = (at[n] ?? 0) + 1;
        }
    },
    finish: () => ({ rows, columns, counts: hideSmall(counts) }),
  };
}

const isSmall = (count: number) => count > 0 && count < SMALLEST_GROUP;
const shown = (count: number): Count => (isSmall(count) ? null : count);

function cells({ counts }: Tally, answered: number): Cell[] {
  // Of four people, not even what nobody of them chose is said.
  if (isSmall(answered)) return [...counts.keys()].map((id) => ({ id, count: null }));
  const [row = []] = hideSmall([[...counts.values()]]);
  return [...counts.keys()].map((id, n) => ({ id, count: row[n] ?? null }));
}

/**
 * Hides groups of one to four, and then the smallest group beside each that would be alone: sums are known, and what is
 * missing from one would be that group.
 */
export function hideSmall(counts: readonly (readonly number[])[]): Count[][] {
  const hidden = counts.map((row) => row.map(isSmall));
  const width = counts[0]?.length ?? 0;
  const lines = [
    ...counts.map((row, r) => row.map((_, c) => [r, c] as const)),
    ...(counts.length > 1 ? Array.from({ length: width }, (_, c) => counts.map((_, r) => [r, c] as const)) : []),
  ];
  const at = ([r, c]: readonly [number, number]) => counts[r]?.[c] ?? 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (const line of lines) {
      const open = line.filter(([r, c]) => !hidden[r]?.[c]);
      if (line.length - open.length !== 1 || open.length === 0) continue;
      // A group of nobody hides nothing; it is taken where there is no other.
      const [r, c] = open.toSorted((a, b) => (at(a) || Infinity) - (at(b) || Infinity))[0] as readonly [number, number];
      (hidden[r] as boolean[])[c] = true;
      changed = true;
    }
  }
  return counts.map((row, r) => row.map((count, c) => (hidden[r]?.[c] ? null : count)));
}
