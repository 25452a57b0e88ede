import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { usePortalSetting, useSessionDispatch } from '@/session/use-session';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: 'clamp(48px, 14vh, 140px) 16px',
    textAlign: 'center',
  },
  icon: { fontSize: '48px', color: tokens.colorBrandForeground1 },
  title: { margin: '8px 0 0', fontSize: tokens.fontSizeBase600, lineHeight: 1.35, fontWeight: 600 },
  text: { margin: '0 0 16px', maxWidth: '480px', color: tokens.colorNeutralForeground2 },
});

/** Replaces a page that requires signing in, until the visitor has signed in. */
export function ClosedPage(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const allowed = usePortalSetting()?.allowLogin !== false;
  return (
    <div className={styles.root}>
      <LockClosedRegular className={styles.icon} aria-hidden />
      <h1 className={styles.title}>{t('closed.title')}</h1>
      <p className={styles.text}>{t(allowed ? 'closed.text' : 'closed.nobody')}</p>
      {allowed && (
        <Button appearance="primary" size="large" onClick={() => dispatch(signInOpened('needed'))}>
          {t('signIn.go')}
        </Button>
      )}
    </div>
  );
}
