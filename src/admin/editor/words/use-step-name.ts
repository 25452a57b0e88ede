import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import type { WordySchema } from '@/ui/form/form-schema';
import { summaryOf } from '@/ui/form/summary-of';
import { useSchemaWords } from './use-schema-words';

export interface Step {
  /** Schema of the value here. */
  schema: WordySchema | undefined;
  /** Key or index. */
  step: string;
  /** The value here. */
  value: unknown;
}

/** Names one step of a place as the forms do: a language, an item of a list by what it says, a property by its title. */
export function useStepName(): (step: Step) => string {
  const { t, i18n } = useTranslation('form');
  const words = useSchemaWords();
  return useMemo(
    () =>
      ({ schema, step, value }) => {
        if (isLocale(step)) return languageName(step, i18n.language);
        if (/^\d+$/.test(step)) return summaryOf(value, i18n.language) || t('list.item', { n: Number(step) + 1 });
        return schema?.title === undefined ? step : words.text(schema.title);
      },
    [t, i18n.language, words],
  );
}
