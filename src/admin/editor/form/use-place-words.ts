import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { isLocale } from '@/lib/is-locale';
import { languageName } from '@/lib/language-name';
import type { WordySchema } from '@/ui/form/form-schema';
import { summaryOf } from '@/ui/form/summary-of';
import { pointer, stepsOf, valueAt } from '../../../../setting/pointer';
import { blockSchema, settingSchemas } from '../document/schemas';
import { useSchemaWords } from './use-schema-words';

/** The path of a place as its forms name it; items of lists by what they say in `body`. */
export type PlaceWords = (at: string, body?: unknown) => string[];

interface Step {
  schema: WordySchema | undefined;
  step: string;
  /** The value here. */
  value: unknown;
}

/** Names places of a setting as its forms do; what no schema describes keeps its key. */
export function usePlaceWords(): PlaceWords {
  const { t, i18n } = useTranslation('form');
  const words = useSchemaWords();
  return useMemo(() => {
    const nameOf = ({ schema, step, value }: Step): string => {
      if (isLocale(step)) return languageName(step, i18n.language);
      if (/^\d+$/.test(step)) return summaryOf(value, i18n.language) || t('list.item', { n: Number(step) + 1 });
      return schema?.title === undefined ? step : words.text(schema.title);
    };
    const below = (from: WordySchema | undefined, at: string, steps: readonly string[], body: unknown): string[] => {
      let [schema, place] = [from, at];
      return steps.map((step) => {
        schema = schema?.properties?.[step] ?? schema?.items;
        place = pointer(place, step);
        return nameOf({ schema, step, value: valueAt(body, place) });
      });
    };
    const onPage = (at: string, body: unknown): string[] => {
      const [root = '', page = '', list, index, ...inside] = stepsOf(at);
      if (index === undefined) return list === undefined || list === 'blocks' ? [page] : [page, list];
      const block = pointer('', root, page, list as string, index);
      const { id, type } = (valueAt(body, block) ?? {}) as { id?: string; type?: string };
      const schema = type === undefined ? undefined : blockSchema(type);
      const name = schema?.title === undefined ? (id ?? index) : words.text(schema.title);
      if (inside[0] !== 'props') return [page, name, ...inside];
      return [page, name, ...below(schema, pointer(block, 'props'), inside.slice(1), body)];
    };
    return (at, body) => {
      const [key, ...steps] = stepsOf(at);
      if (key === undefined) return [];
      if (key === 'pages') return onPage(at, body);
      const schema = settingSchemas[key];
      return [nameOf({ schema, step: key, value: undefined }), ...below(schema, pointer('', key), steps, body)];
    };
  }, [t, i18n.language, words]);
}
