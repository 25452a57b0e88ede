import { useContext, useSyncExternalStore } from 'react';
import { type LocalizedText, localize } from '@/lib/localize';
import { I18nContext } from './use-translation';

interface Localize {
  (text: LocalizedText): string;
  (text: LocalizedText | undefined): string | undefined;
}

/** Returns `say`, which gives a text of the setting in the person's language. */
export function useLocalize(): Localize {
  const i18n = useContext(I18nContext);
  const language = useSyncExternalStore(i18n.subscribe, () => i18n.language);
  return ((text: LocalizedText | undefined) => localize(text, language)) as Localize;
}
