import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type Arrival, arrivalAnswered } from '@/session/session';
import { useSessionDispatch } from '@/session/use-session';

const useStyles = makeStyles({
  title: { outlineStyle: 'none' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  actions: { flexWrap: 'wrap' },
});

/**
 * For a link with a token: asks which account to continue with. Neither button is emphasized or focused, so that an
 * accidental Enter chooses nothing. Escape keeps the current state.
 */
export function ArrivalDialog({ arrival }: { arrival: Arrival | null }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const title = useRef<HTMLDivElement>(null);
  const last = useRef(arrival);
  if (arrival) last.current = arrival;
  const { person = null, here = null } = last.current ?? {};
  const answer = (taken: boolean) => dispatch(arrivalAnswered({ taken }));
  useEffect(() => {
    if (arrival) title.current?.focus();
  }, [arrival]);
  const them = person ? nameOf(person) : t('arrival.unknown');
  return (
    <Dialog open={arrival !== null} modalType="alert">
      <DialogSurface
        style={{ maxWidth: 480 }}
        onKeyDown={({ key }) => {
          if (key === 'Escape') answer(false);
        }}
      >
        <DialogBody>
          <DialogTitle ref={title} tabIndex={-1} className={styles.title}>
            {t(here ? 'arrival.switchTitle' : 'arrival.title', { name: them })}
          </DialogTitle>
          <DialogContent>
            <p className={styles.text}>
              {here ? t('arrival.switchText', { name: them, here: nameOf(here) }) : t('arrival.text')}
            </p>
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <Button onClick={() => answer(true)}>{t('arrival.take', { name: person?.name || them })}</Button>
            <Button onClick={() => answer(false)}>
              {here ? t('arrival.stay', { name: here.name || here.account }) : t('arrival.leave')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const nameOf = ({ name, account }: NonNullable<Arrival['person']>) => (name ? `${name} (${account})` : account);
