import type { Cell, Verdict } from './cell';

/** A view, and the views beside it that look the same. */
export interface Gathered {
  cell: Cell;
  twins: readonly Cell[];
}

type Verdicts = ReadonlyMap<string, Verdict>;

/** Joins views that look the same, because they have one verdict; with `sorted`, faults first, then warnings. */
export function gatherCells(cells: readonly Cell[], verdicts: Verdicts, sorted: boolean): Gathered[] {
  const here = new Map(cells.map((cell) => [cell.key, { cell, twins: [] as Cell[] }]));
  const gathered = cells.flatMap((cell) => {
    const twin = here.get(verdicts.get(cell.key)?.twin ?? '');
    if (!twin) return here.get(cell.key) ?? [];
    twin.twins.push(cell);
    return [];
  });
  return sorted
    ? gathered.sort((a, b) => rankOf(verdicts.get(a.cell.key)) - rankOf(verdicts.get(b.cell.key)))
    : gathered;
}

export type Grade = 'error' | 'warning' | 'fine' | 'waiting';

export function gradeOf(verdict: Verdict | undefined): Grade {
  if (!verdict) return 'waiting';
  if (verdict.failed || verdict.findings.some(({ severity }) => severity === 'error')) return 'error';
  return verdict.findings.length > 0 ? 'warning' : 'fine';
}

const RANKS: readonly Grade[] = ['error', 'warning', 'fine', 'waiting'];
const rankOf = (verdict: Verdict | undefined): number => RANKS.indexOf(gradeOf(verdict));
