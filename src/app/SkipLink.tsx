import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  root: {
    position: 'fixed',
    zIndex: 3000,
    top: '8px',
    insetInlineStart: '8px',
    padding: '8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** The first tab stop of the page. */
export function SkipLink(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  return (
    <a href="#main" className={styles.root} data-print="no">
      {t('skip')}
    </a>
  );
}
