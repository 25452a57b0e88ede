import { useTranslation } from '@/i18n/use-translation';

/** The people of a notification in a sentence. Those whose accounts are gone have no names. */
export function useWho(): (row: { actors: readonly string[]; count: number }) => string {
  const { t, i18n } = useTranslation('notifications');
  return ({ actors, count }) => {
    if (actors.length === 0) return t('somebody');
    const names = count > actors.length && actors.length > 1 ? [...actors, t('others')] : [...actors];
    return new Intl.ListFormat(i18n.language).format(names);
  };
}
