import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import type { WordySchema } from '@/ui/form/form-schema';
import type { Change } from '../../../setting/change';
import { stepsOf } from '../../../setting/pointer';
import { settingSchemas } from '../editor/document/schemas';
import { useSchemaWords } from '../editor/form/use-schema-words';
import { stepsInside } from './change-groups';

export interface StepWords {
  /** Name of a section; a page keeps its path. */
  section: (key: string) => string;
  /** The path from the section to the change, in the form's words. */
  inside: (change: Change) => string[];
  /** The whole path. */
  way: (pointer: string) => string[];
}

/** Names places of a setting as its forms do; what no schema describes keeps its key. */
export function useStepWords(): StepWords {
  const { t, i18n } = useTranslation('form');
  const words = useSchemaWords();
  return useMemo(() => {
    const nameOf = (schema: WordySchema | undefined, step: string): string => {
      if (isLocale(step)) return languageName(step, i18n.language);
      if (/^\d+$/.test(step)) return t('list.item', { n: Number(step) + 1 });
      return schema?.title === undefined ? step : words.text(schema.title);
    };
    const way = (pointer: string): string[] => {
      const [key = '', ...steps] = stepsOf(pointer);
      if (key === 'pages') return steps.filter((step) => step !== 'blocks' && step !== 'props');
      let schema = settingSchemas[key];
      const inside = steps.map((step) => {
        schema = schema?.properties?.[step] ?? schema?.items;
        return nameOf(schema, step);
      });
      return [nameOf(settingSchemas[key], key), ...inside];
    };
    return {
      section: (key) => nameOf(settingSchemas[key], key),
      inside: (change) =>
        change.pointer.startsWith('/pages/')
          ? stepsInside(change).filter((step) => step !== 'props')
          : way(change.pointer).slice(1),
      way,
    };
  }, [t, i18n.language, words]);
}
