import { useOpenEntitlementMutation } from '@/api/apps';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useOrderStyles } from './order-styles';

/** Opens an app in a tab of its own, with a code that tells it who opened it. */
export function OpenApp({ id, name }: { id: string; name: string }) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  const [open, { isLoading, error }] = useOpenEntitlementMutation();
  const start = async () => {
    if (isLoading) return;
    // Now, as browsers open no tab once the click is over.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data } = await open({ id });
    if (!data) return tab?.close();
    if (tab) tab.location.replace(data.url);
    else window.location.assign(data.url);
  };
  return (
    <>
      <PlainButton
        look="primary"
        aria-label={t('right.openApp', { name })}
        aria-disabled={isLoading}
        onClick={() => void start()}
      >
        {t('right.open')}
      </PlainButton>
      {error && (
        <span className={styles.fault} role="alert">
          {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('order.failed')}
        </span>
      )}
    </>
  );
}
