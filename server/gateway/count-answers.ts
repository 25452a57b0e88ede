import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../base/database/db';
import { type Difference, isFault } from './compare-answers';
import { addDrift, addFigures, BOUNDS, type Counted, type Drift, type Figures, noteFault } from './store/figures';

const FLUSH_MS = 2_000;
/** Differences that wait to be written; more are as good as these. */
const MOST_DRIFT = 2_000;

/** Counts what services answer, and writes the counts together: a forwarded call waits for no row. */
export function countAnswers({ db, log }: { db: Db; log: FastifyBaseLogger }) {
  let figures = new Map<string, Figures>();
  let drift = new Map<string, Drift>();
  let faults = new Map<string, { prefix: string; call: string; fault: string }>();
  let writing: Promise<void> = Promise.resolve();

  const rowOf = ({ prefix, call, way }: Counted): Figures => {
    const id = `${prefix} ${call} ${way}`;
    const known = figures.get(id) ?? {
      ...{ prefix, call, way, answers: 0, faults: 0, drifted: 0, slow: [...BOUNDS, 0].map(() => 0) },
    };
    figures.set(id, known);
    return known;
  };

  const write = async () => {
    const [rows, shapes, last] = [[...figures.values()], [...drift.values()], [...faults.values()]];
    figures = new Map();
    drift = new Map();
    faults = new Map();
    try {
      await addFigures(db, rows);
      await addDrift(db, shapes);
      for (const fault of last) await noteFault(db, fault);
    } catch (err) {
      log.warn({ err }, 'figures of services could not be written');
    }
  };
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const timer = setInterval(() => void (figures.size + drift.size > 0 && flush()), FLUSH_MS).unref();

  return {
    /** An answer after so many ms. */
    answered(of: Counted, ms: number): void {
      const row = rowOf(of);
      row.answers += 1;
      const at = BOUNDS.findIndex((bound) => ms <= bound);
      const place = at === -1 ? BOUNDS.length : at;
      row.slow[place] = (row.slow[place] ?? 0) + 1;
    },
    /** No answer, or one of a server that is broken; `fault` is a word, never a text of the service. */
    failed(of: Counted, fault: string): void {
      rowOf(of).faults += 1;
      faults.set(of.prefix, { prefix: of.prefix, call: of.call, fault });
    },
    differs(of: Counted, differences: readonly Difference[]): void {
      if (differences.some(isFault)) rowOf(of).drifted += 1;
      for (const { pointer, kind } of differences) {
        const id = `${of.call} ${of.way} ${kind} ${pointer}`;
        const known = drift.get(id);
        if (known) known.count += 1;
        else if (drift.size < MOST_DRIFT) drift.set(id, { ...of, pointer, kind, count: 1 });
      }
    },
    flush,
    close(): Promise<void> {
      clearInterval(timer);
      return flush();
    },
  };
}

export type AnswerCounts = ReturnType<typeof countAnswers>;

/** The time below which 95 of 100 answers stay, as the upper bound of where they were counted. */
export function p95Of(slow: readonly number[]): number | undefined {
  const all = slow.reduce((sum, one) => sum + one, 0);
  if (all === 0) return undefined;
  let seen = 0;
  for (const [at, count] of slow.entries()) {
    seen += count;
    if (seen >= all * 0.95) return BOUNDS[at] ?? BOUNDS[BOUNDS.length - 1];
  }
  return undefined;
}
