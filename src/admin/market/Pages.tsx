import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useMarketAdminStyles } from './market-styles';

interface Props {
  page: number;
  /** How many rows there are. */
  of: number;
  size: number;
  onTurn: (page: number) => void;
}

/** Turns the pages of a list that has more than one. */
export function Pages({ page, of, size, onTurn }: Props): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const pages = Math.ceil(of / size);
  if (pages < 2) return null;
  return (
    <div className={styles.actions}>
      <Button disabledFocusable={page === 1} onClick={() => onTurn(Math.max(1, page - 1))}>
        {t('listings.before')}
      </Button>
      <span>{t('listings.page', { page, pages })}</span>
      <Button disabledFocusable={page === pages} onClick={() => onTurn(Math.min(pages, page + 1))}>
        {t('listings.after')}
      </Button>
    </div>
  );
}
