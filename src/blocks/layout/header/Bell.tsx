import { makeStyles, tokens } from '@fluentui/react-components';
import { AlertRegular } from '@fluentui/react-icons/svg/alert';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useUnread } from '@/notifications/use-unread';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { LazyMenu } from './LazyMenu';

const Panel = lazyWithRetry(async () => (await import('@/notifications/Panel')).Panel);

/** More are many. */
const MOST = 99;

const useStyles = makeStyles({
  bell: { position: 'relative', paddingInline: '6px', minHeight: '40px', minWidth: '40px' },
  count: {
    position: 'absolute',
    top: '3px',
    insetInlineStart: '55%',
    boxSizing: 'border-box',
    minWidth: '18px',
    paddingInline: '4px',
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: tokens.fontWeightSemibold,
    textAlign: 'center',
    color: tokens.colorNeutralForegroundOnBrand,
    backgroundColor: tokens.colorBrandBackground,
    borderRadius: tokens.borderRadiusCircular,
    fontVariantNumeric: 'tabular-nums',
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
});

/** Says how many notifications are unread, and opens them. */
export function Bell(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('notifications');
  const unread = useUnread();
  return (
    <LazyMenu Menu={Panel} className={styles.bell} label={unread > 0 ? t('bell', { count: unread }) : t('title')}>
      <AlertRegular fontSize={20} />
      {unread > 0 && <span className={styles.count}>{unread > MOST ? `${MOST}+` : unread}</span>}
    </LazyMenu>
  );
}
