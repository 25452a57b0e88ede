import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { currentToasts, subscribeToasts } from '@/ui/toasts';
import { useOnline } from '@/ui/use-online';
import { RetryNotice } from './RetryNotice';
import { useOutdated } from './use-outdated';
import { useToaster } from './use-toaster';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 1500,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '8px 16px',
    backgroundColor: tokens.colorNeutralBackgroundInverted,
    color: tokens.colorNeutralForegroundInverted,
    fontSize: tokens.fontSizeBase300,
  },
});

/** Notices about the whole portal: no network, a newer version, toasts. */
export function Notices(): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  const online = useOnline();
  const outdated = useOutdated();
  const anyToast = useSyncExternalStore(subscribeToasts, () => currentToasts().length > 0);
  const toaster = useToaster(anyToast);
  // Loads the error messages early, because they cannot be fetched once the network is down.
  useEffect(() => void (toaster && i18n.load('errors')), [toaster, i18n]);
  return (
    <>
      <div role="status" data-print="no">
        {!online && (
          <p className={styles.bar} style={{ margin: 0 }}>
            {t('offline.text')}
          </p>
        )}
        {outdated && online && (
          <div className={styles.bar}>
            {t('chunk.version')}
            <PlainButton onClick={() => window.location.reload()}>{t('chunk.reload')}</PlainButton>
          </div>
        )}
        <RetryNotice />
      </div>
      {anyToast && toaster && (
        <Suspense>
          <toaster.Toaster />
        </Suspense>
      )}
    </>
  );
}
