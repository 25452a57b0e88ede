import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { type ReactNode, useSyncExternalStore } from 'react';
import { retryingCalls, subscribeRetryingCalls } from '@/api/retrying-calls';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

const useStyles = makeStyles({
  card: {
    position: 'fixed',
    zIndex: 1900,
    insetInlineStart: '50%',
    // Below the header, because the question box and toasts are at the bottom.
    top: 'calc(68px + env(safe-area-inset-top))',
    transform: 'translateX(-50%)',
    width: 'max-content',
    maxWidth: 'calc(100vw - 32px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    boxSizing: 'border-box',
    padding: '8px 8px 8px 16px',
    fontSize: '14px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    boxShadow: tokens.shadow16,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
  },
});

/**
 * Shows the number of the current attempt while the server does not respond, with a button to give up. One line for all
 * calls.
 */
export function RetryNotice(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const calls = useSyncExternalStore(subscribeRetryingCalls, retryingCalls);
  const last = calls.reduce((most, { attempt }) => Math.max(most, attempt), 0);
  const giveUp = () => {
    for (const call of calls) call.giveUp();
  };
  const [call] = calls;
  if (!call) return null;
  return (
    <div className={styles.card}>
      <span>{t('retry.text', { attempt: last, of: call.of })}</span>
      <PlainButton onClick={giveUp}>{t('retry.stop')}</PlainButton>
    </div>
  );
}
