import { useTranslation } from '@/i18n/use-translation';
import type { SampleFault } from '../../../setting/signal/read-samples';
import type { TableFault } from '../../../setting/table/table';
import type { TextRefusal } from './open-text';

export type Refusal =
  | TextRefusal
  | Exclude<TableFault, { ask: string }>
  | { samples: SampleFault }
  | { failed: string };

/** Why a file cannot be used, with the value, the limit and the way out. */
export function useRefusal(): (why: Refusal) => string {
  const { t } = useTranslation('analysis');
  return (why) => {
    if ('failed' in why) return t('refused.failed', { reason: why.failed });
    if ('samples' in why) return t(`refused.samples.${why.samples}`);
    if ('refusal' in why) {
      if ('value' in why) return t(`refused.${why.refusal}`, why);
      return 'limit' in why ? t('refused.cells', why) : t(`refused.${why.refusal}`);
    }
    switch (why.fault) {
      case 'unclosed':
        return t('refused.unclosed', { row: why.row });
      case 'ragged':
        return t('refused.ragged', { row: why.row, found: why.found, expected: why.expected });
      case 'manyRows':
        return t('refused.manyRows', {
          value: why.value.toLocaleString('en-US'),
          limit: why.limit.toLocaleString('en-US'),
        });
      case 'manyColumns':
        return t('refused.manyColumns', { value: why.value, limit: why.limit });
      default:
        return t(`refused.${why.fault}`);
    }
  };
}
