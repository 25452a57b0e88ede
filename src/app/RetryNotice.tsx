import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import { retryingCalls, subscribeRetryingCalls } from '@/api/retrying-calls';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';

/** Set in place: as rules of a style sheet they would take far more of the first page. */
const CARD: CSSProperties = {
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
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  color: 'var(--colorNeutralForeground1)',
  backgroundColor: 'var(--colorNeutralBackground1)',
  borderRadius: 'var(--borderRadiusMedium)',
  boxShadow: 'var(--shadow16)',
  border: '1px solid var(--colorNeutralStroke1)',
};

/**
 * Shows the number of the current attempt while the server does not respond, with a button to give up. One line for all
 * calls.
 */
export function RetryNotice(): ReactNode {
  const { t } = useTranslation('common');
  const calls = useSyncExternalStore(subscribeRetryingCalls, retryingCalls);
  const last = calls.reduce((most, { attempt }) => Math.max(most, attempt), 0);
  const giveUp = () => {
    for (const call of calls) call.giveUp();
  };
  const [call] = calls;
  if (!call) return null;
  return (
    <div style={CARD}>
      <span>{t('retry.text', { attempt: last, of: call.of })}</span>
      <PlainButton onClick={giveUp}>{t('retry.stop')}</PlainButton>
    </div>
  );
}
