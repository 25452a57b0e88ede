import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { SchemaWords } from '@/ui/form/form-schema';
import { wordKey } from './word-key';

/** Titles and help of schemas in the reader's language; untranslated ones are in English. */
export function useSchemaWords(): SchemaWords {
  const { i18n } = useTranslation('admin-schema');
  const lookup = i18n.translator(['admin-schema']);
  return useMemo(() => {
    const said = (key: string, otherwise: string) => {
      const text = lookup(`admin-schema:${key}`);
      return text === key ? otherwise : text;
    };
    return {
      text: (english) => said(`text.${wordKey(english)}`, english),
      choice: (value) => said(`choice.${wordKey(String(value))}`, String(value)),
    };
  }, [lookup]);
}
