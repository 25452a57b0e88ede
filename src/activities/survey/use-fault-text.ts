import { useTranslation } from '@/i18n/use-translation';
import type { SurveyFault } from '../../../setting/activity/survey';

/** What is wrong with an answer, and what to do. */
export function useFaultText() {
  const { t } = useTranslation('activities');
  return ({ fault, limit = 0 }: Pick<SurveyFault, 'fault' | 'limit'>): string => {
    const texts: Record<SurveyFault['fault'], () => string> = {
      missing: () => t('fault.missing'),
      incomplete: () => t('fault.incomplete'),
      choice: () => t('fault.choice'),
      few: () => t('fault.few', { limit }),
      many: () => t('fault.many', { limit }),
      number: () => t('fault.number'),
      low: () => t('fault.low', { limit }),
      high: () => t('fault.high', { limit }),
      date: () => t('fault.date'),
      long: () => t('fault.long', { limit }),
      consent: () => t('fault.consent'),
      form: () => t('fault.choice'),
    };
    return texts[fault]();
  };
}
