import { useState } from 'react';
import { messageOf } from '@/api/api-error';
import { useMakeKeyMutation } from '@/api/keys';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { holdKey, useHeldKey } from '../held-key';
import { usePlatformStyles } from '../platform-styles';
import { SecretBox } from './SecretBox';

/** Makes a key that may ask and search, for thirty days, and shows it once. */
export function QuickKey() {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [make, { isLoading, error }] = useMakeKeyMutation();
  const held = useHeldKey();
  const [closed, setClosed] = useState(false);
  const start = async () => {
    if (isLoading) return;
    const scopes = ['knowledge:ask', 'knowledge:search', 'knowledge:read'] as const;
    const { data } = await make({ name: t('quick.name'), scopes: [...scopes], days: 30 });
    if (!data) return;
    setClosed(false);
    holdKey(data.secret);
  };
  if (held && !closed) return <SecretBox secret={held} onClose={() => setClosed(true)} />;
  return (
    <div className={styles.line}>
      <PlainButton look={held ? 'outline' : 'primary'} aria-disabled={isLoading} onClick={() => void start()}>
        {held ? t('quick.another') : t('quick.make')}
      </PlainButton>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('keys.failed')}
        </p>
      )}
    </div>
  );
}
