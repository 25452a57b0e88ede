import type { Translate } from '@/i18n/translate';
import type { Problem } from './problem';

/** Why a block is not shown, as a sentence. */
export function problemWords(t: Translate, problem: Problem, type: string): string {
  const holes = { type, v: '', supported: '', from: '', message: '' };
  return t(`common:problem.${problem.kind}`, { ...holes, ...problem });
}
