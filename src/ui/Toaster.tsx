import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from './PlainButton';
import { currentToasts, dismissToast, subscribeToasts, type Toast } from './toasts';

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    // Above dialogs, which show toasts too.
    zIndex: 2_000_000,
    insetInlineEnd: '16px',
    bottom: 'calc(16px + env(safe-area-inset-bottom))',
    width: 'min(400px, calc(100vw - 32px))',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
  },
  toast: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    padding: '12px 8px 12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderInlineStartWidth: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    lineHeight: '1.5',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '160ms',
    animationTimingFunction: 'ease-out',
  },
  info: { borderInlineStartColor: tokens.colorBrandStroke1 },
  success: { borderInlineStartColor: tokens.colorStatusSuccessBorderActive },
  warning: { borderInlineStartColor: tokens.colorStatusWarningBorderActive },
  error: { borderInlineStartColor: tokens.colorStatusDangerBorderActive },
  text: { flex: '1 1 auto', margin: '4px 0', overflowWrap: 'anywhere' },
});

/** Loaded with the first toast. Toasts stay while the pointer or the focus is on them. */
export function Toaster(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts);
  return (
    <section className={styles.region} data-print="no" aria-label={t('toast.region')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation(['common', 'errors']);
  const [held, setHeld] = useState(false);
  const { id, intent, durationMs, action } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs]);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  const run = () => {
    dismissToast(id);
    action?.run();
  };
  return (
    <div
      role={intent === 'error' ? 'alert' : 'status'}
      className={mergeClasses(styles.toast, styles[intent])}
      {...hold}
      {...focus}
    >
      <p className={styles.text}>{toast.text ?? i18n.translator(['errors'])(toast.textKey ?? 'busy', toast.values)}</p>
      {action && <PlainButton onClick={run}>{action.label}</PlainButton>}
      <PlainButton look="quiet" iconOnly aria-label={t('toast.dismiss')} onClick={() => dismissToast(id)}>
        <DismissRegular />
      </PlainButton>
    </div>
  );
}
