import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { Sending, SendingStage } from './use-sending';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: '12px',
    flexGrow: 1,
    minHeight: '240px',
    padding: '16px',
    textAlign: 'center',
  },
  bar: { width: 'min(360px, 80%)', height: '6px', accentColor: tokens.colorBrandBackground },
  text: { margin: 0, maxWidth: '520px', fontSize: '16px', lineHeight: '24px' },
  quiet: { margin: 0, maxWidth: '520px', fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  // Reserves the button's height, so that the layout does not shift when it appears.
  ways: {
    minHeight: '40px',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: '8px',
    marginTop: '8px',
  },
});

interface Props {
  state: Extract<Sending, { status: 'sending' | 'offline' | 'failed' }>;
  onRetry: () => void;
  onCancel: () => void;
  /** Returns to the picture, or chooses another one. */
  onOther?: () => void;
}

/** Progress of the search, or the error with the available next steps. */
export function SendingState({ state, onRetry, onCancel, onOther }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  if (state.status === 'sending')
    return (
      <div className={styles.root}>
        <p className={styles.text} role="status">
          {t(`sending.${state.at.stage}`)}
        </p>
        <HowFar at={state.at} />
        <Elapsed onCancel={onCancel} />
      </div>
    );
  const offline = state.status === 'offline';
  return (
    <div className={styles.root} role="alert">
      <p className={styles.text}>{offline ? t('sending.offline') : t('refused.text')}</p>
      <p className={styles.quiet}>{state.status === 'failed' ? state.text : t('sending.kept')}</p>
      <div className={styles.ways}>
        <PlainButton look="primary" onClick={onRetry}>
          {t('sending.retry')}
        </PlainButton>
        {onOther && <PlainButton onClick={onOther}>{t('sending.other')}</PlainButton>}
        <PlainButton onClick={onCancel}>{t('dialog.cancel')}</PlainButton>
      </div>
    </div>
  );
}

function HowFar({ at }: { at: SendingStage }) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const label = t('sending.bar');
  if (at.stage === 'waiting')
    return (
      <>
        <progress className={styles.bar} aria-label={label} />
        <p className={styles.quiet}>{t('sending.ahead', { count: at.ahead + 1 })}</p>
      </>
    );
  return (
    <>
      <progress className={styles.bar} aria-label={label} value={at.share} max={1} />
      <p className={styles.quiet} aria-hidden>
        {t('sending.percent', { percent: Math.round(at.share * 100) })}
      </p>
    </>
  );
}

/**
 * Elapsed seconds, as a sign of progress; hidden from screen readers, which would announce each one. The cancel button
 * appears after the first second, so that a second click on the button it replaces does not cancel.
 */
function Elapsed({ onCancel }: Pick<Props, 'onCancel'>) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <p className={styles.quiet} aria-hidden>
        {t('sending.seconds', { seconds })}
      </p>
      <div className={styles.ways}>
        {seconds > 0 && <PlainButton onClick={onCancel}>{t('dialog.cancel')}</PlainButton>}
      </div>
    </>
  );
}
