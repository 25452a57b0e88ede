import type { Translate } from '@/i18n/translate';
import type { EntryProblem } from '../../setting/assistant/calculator/calculate';
import { showGiven } from '../../setting/assistant/calculator/show-number';

/** Why a number cannot be used, with what was typed, the limit and the way out. */
export function numberProblem(t: Translate<'guided'>, value: string, read: EntryProblem, unit: string): string {
  switch (read.problem) {
    case 'unclear':
      return t('number.unclear', { value, a: read.either[0], b: read.either[1] });
    case 'outside':
      return t('number.outside', { value, min: showGiven(read.min), max: showGiven(read.max), unit });
    default:
      return t(`number.${read.problem}`, { value });
  }
}
