import type { Translate } from '@/i18n/translate';
import type { Problem } from './problem';

/** The problem of a block as a sentence. */
export function problemWords(t: Translate, problem: Problem, type: string): string {
  const holes = { type, v: '', supported: '', from: '', message: '' };
  return t(`common:problem.${problem.kind}`, { ...holes, ...problem });
}
