import { Dialog, DialogBody, DialogContent, DialogSurface, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { type SignInReason, signInClosed } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { DialogHead } from '../layout/DialogHead';
import { afterSignIn, PERSONAL_PORTAL } from './after-sign-in';
import { CookieNotice } from './CookieNotice';
import { SignInPanel } from './SignInPanel';
import { usePortalName } from './use-portal-name';

const useStyles = makeStyles({
  surface: { width: 'fit-content', maxWidth: 'min(760px, 100vw)' },
  text: { margin: '0 0 12px', color: tokens.colorNeutralForeground2 },
});

/** Signs in over the page, which keeps its state. Closing the dialog without signing in notifies the pending calls. */
export function SignInDialog({ reason }: { reason: SignInReason | null }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = usePortalName();
  const target = useSession((session) => session.signInTarget);
  const close = () => dispatch(signInClosed());
  const done = (personal: boolean) => {
    close();
    // Only an explicit sign-in leads to the personal portal; otherwise, the page in use stays.
    const home = personal && reason === 'asked' ? PERSONAL_PORTAL : undefined;
    const next = target ?? afterSignIn(window.location.search, window.location.origin) ?? home;
    if (next) navigate(next);
  };
  return (
    <Dialog open={reason !== null} onOpenChange={(_, { open }) => open || close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogHead title={t('signIn.title', { name })} onClose={close} />
          <DialogContent>
            {reason && reason !== 'asked' && <p className={styles.text}>{t(`signIn.reason.${reason}`)}</p>}
            <CookieNotice />
            <SignInPanel style={query.get('loginStyle')} onDone={done} />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
