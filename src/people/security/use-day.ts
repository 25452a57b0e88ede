import { useTranslation } from '@/i18n/use-translation';

/** A day in the person's language. */
export function useDay(): (iso: string) => string {
  const { i18n } = useTranslation('security');
  const form = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (iso) => form.format(new Date(iso));
}
