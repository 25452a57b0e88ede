import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { touchRoom } from '../layout/touch-room';
import { CLOSE_AFTER_S } from '../limits';

const useStyles = makeStyles({
  root: {
    ...touchRoom,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '12px',
    paddingBlock: '16px',
  },
  icon: { fontSize: '48px', color: tokens.colorPaletteGreenForeground1 },
  text: { margin: 0 },
});

/** Closes by itself after a few seconds, or with the button. */
export function DoneStep({ onClose }: { onClose: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const [left, setLeft] = useState(CLOSE_AFTER_S);
  // Re-rendering the parent must not restart the countdown.
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (left === 0) return close();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <div className={styles.root}>
      <CheckmarkCircleRegular className={styles.icon} aria-hidden />
      <p className={styles.text} role="status">
        {t('reset.done')}
      </p>
      <Button appearance="primary" onClick={onClose}>
        {t('reset.close', { left })}
      </Button>
    </div>
  );
}
