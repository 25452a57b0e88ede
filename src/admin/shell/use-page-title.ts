import { useEffect } from 'react';
import { useTranslation } from '@/i18n/use-translation';

/** The document title, most specific part first, because tabs are narrow. */
export function usePageTitle(...parts: (string | undefined)[]): void {
  const { t } = useTranslation('admin');
  const title = [...parts.filter(Boolean), t('shell.product')].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
