import { useState } from 'react';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import type { Activity } from './ActivityPage';
import { useActivityStyles } from './activity-styles';

/** Why one may not take part, each with its way out. */
export function Reasons({ reasons }: Pick<Activity, 'reasons'>) {
  const styles = useActivityStyles();
  const { t } = useTranslation('activities');
  const [waits, setWaits] = useState(false);
  const dispatch = useSessionDispatch();
  const signIn = async () => {
    setWaits(true);
    dispatch(signInOpened('asked'));
    await untilSignedIn();
    setWaits(false);
  };
  return (
    <div className={styles.box}>
      {reasons.map(({ code, text }) => (
        <p key={code} className={styles.note}>
          {text}
        </p>
      ))}
      {reasons.some(({ code }) => code === 'signIn') && (
        <PlainButton look="primary" className={styles.button} aria-disabled={waits} onClick={() => void signIn()}>
          {t('signIn')}
        </PlainButton>
      )}
    </div>
  );
}
