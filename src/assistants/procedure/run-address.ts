import { type ProcedureState, readState, START } from '../../../setting/assistant/procedure/state';

/** Where a check stands, short enough for an address; without the ways that were taken back. */
export function writeRun({ acknowledged, answers, ticked, further }: ProcedureState): string {
  return JSON.stringify([acknowledged, answers.map(({ at, value }) => [at, value]), ticked, further ? 1 : 0]);
}

/** Reads it again. People edit and truncate addresses: what cannot be read begins the check anew. */
export function readRun(written: string | null): ProcedureState {
  try {
    const [acknowledged, answers, ticked, further] = JSON.parse(written ?? '') as unknown[];
    const given = Array.isArray(answers) ? answers.map((pair) => ({ at: pair?.[0], value: pair?.[1] })) : answers;
    return readState({ v: 1, acknowledged, answers: given, branches: [], ticked, further: further === 1 }) ?? START;
  } catch {
    return START;
  }
}

/** The check that a question was asked from, as "id run". */
export function readResume(resume: string | null): { check: string; run: string } | undefined {
  const [, check, run] = /^([a-z][a-z0-9-]{0,39}) (.*)$/.exec(resume ?? '') ?? [];
  return check && run ? { check, run } : undefined;
}
