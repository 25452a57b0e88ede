import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

/** The workbench. Everything it needs travels in chunks of its own. */
export function Admin(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <main id="main">
      <h1>{t('shell.product')}</h1>
    </main>
  );
}
