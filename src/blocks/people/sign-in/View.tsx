import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { sessionEndpoints } from '@/api/session';
import { isEmbedded } from '@/browser/form-type';
import { readMark } from '@/browser/session-mark';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { Waiting } from '@/people/layout/Waiting';
import { afterSignIn, PERSONAL_PORTAL } from '@/people/sign-in/after-sign-in';
import { CookieNotice } from '@/people/sign-in/CookieNotice';
import { FailedNotice } from '@/people/sign-in/FailedNotice';
import { SignInPanel } from '@/people/sign-in/SignInPanel';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { useLook } from '@/session/use-look';
import { usePortalSetting, useSession } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { LanguageSelect } from '@/ui/LanguageSelect';
import { Picture } from '@/ui/Picture';
import { touchTarget } from '@/ui/touch-target';
import { Gains } from './Gains';

export { default as check } from 'virtual:check/people/sign-in';

const useStyles = makeStyles({
  root: {
    minHeight: '100dvh',
    display: 'flex',
    justifyContent: 'center',
    alignItems: 'center',
    boxSizing: 'border-box',
    padding: 'clamp(16px, 5vw, 64px)',
  },
  card: {
    boxSizing: 'border-box',
    display: 'flex',
    width: 'fit-content',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    '@media (max-width: 900px)': { flexDirection: 'column' },
    '@media (max-width: 480px)': { width: '100%' },
  },
  brand: {
    width: '380px',
    minWidth: '200px',
    // Shrinks before the forms do.
    flexShrink: 10,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '12px',
    padding: '40px 32px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorBrandBackground2,
    '@media (max-width: 900px)': { width: 'auto', padding: '20px 24px', gap: '4px' },
  },
  logo: { height: '48px', width: 'auto', maxWidth: '200px', objectFit: 'contain' },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: 1.35, fontWeight: 600, overflowWrap: 'anywhere' },
  text: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
  image: { width: '100%', marginTop: 'auto', objectFit: 'contain', '@media (max-width: 900px)': { display: 'none' } },
  form: {
    flex: '1 1 auto',
    boxSizing: 'border-box',
    minWidth: 'min(400px, 100%)',
    padding: '32px',
    '@media (max-width: 480px)': { padding: '20px 24px 24px' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  home: { ...touchTarget, display: 'inline-flex', alignItems: 'center', color: tokens.colorBrandForegroundLink },
  // Same width as the forms.
  still: { width: '400px', maxWidth: '100%' },
  closed: { margin: '0 0 16px' },
});

/** Sends a signed-in person to the target in the URL, which must be on this site. */
export default function SignIn({ props, level }: BlockProps<PropsOf<'people/sign-in'>>): ReactNode {
  const styles = useStyles();
  const { i18n } = useTranslation('people');
  const { search } = useLocation();
  const setting = usePortalSetting();
  const { user, currentTenant } = useSession((session) => session);
  const query = new URLSearchParams(search);
  if (user) {
    const home = currentTenant ? '/engine' : PERSONAL_PORTAL;
    return <Navigate to={afterSignIn(search, window.location.origin) ?? home} replace />;
  }
  return (
    <div className={styles.root}>
      <div className={styles.card}>
        {!isEmbedded(search) && (
          <div className={styles.brand}>
            {props.logo && <Picture src={props.logo} alt="" className={styles.logo} height={48} first />}
            <Heading level={level} className={styles.title}>
              {localize(props.title, i18n.language)}
            </Heading>
            {props.text && <p className={styles.text}>{localize(props.text, i18n.language)}</p>}
            {setting?.allowLogin !== false && <Gains />}
            {props.image && <Picture src={props.image} alt="" className={styles.image} />}
          </div>
        )}
        <div className={styles.form}>
          <CookieNotice />
          <FailedNotice from={query.get('from')} />
          <Ways allowed={setting?.allowLogin !== false} style={query.get('loginStyle')} />
        </div>
      </div>
    </div>
  );
}

function Ways({ allowed, style }: { allowed: boolean; style: string | null }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const coming = useIsComing();
  const isAsked = useSession(({ identity }) => identity !== null);
  if (!allowed && !isAsked)
    return (
      <div className={styles.still}>
        <p className={styles.closed}>{t('closed.nobody')}</p>
        <Foot />
      </div>
    );
  if (coming)
    return (
      <div className={styles.still}>
        <Waiting failed={false} onRetry={() => undefined} />
      </div>
    );
  return (
    <SignInPanel style={style} onDone={() => undefined}>
      <Foot />
    </SignInPanel>
  );
}

/**
 * Whether a returning sign-in is still loading. Someone back from a provider has a token already, so no form may flash.
 */
function useIsComing(): boolean {
  const { status, data: user } = useSelector(sessionEndpoints.getUserInfo.select());
  const { status: next } = useSelector(sessionEndpoints.listOrganizations.select({ username: user?.username ?? '' }));
  // Subscribes: an invalid token disappears when the session reports it.
  useSession((session) => session.signIn);
  const wasThere = useRef(false);
  const isOpen = (one: typeof status) => one === 'uninitialized' || one === 'pending';
  const coming = readMark() !== undefined && (isOpen(status) || (user !== undefined && isOpen(next)));
  // Once the forms are shown, they stay, because they also ask who has signed in.
  wasThere.current ||= !coming;
  return !wasThere.current;
}

/** The page has no header, so the home link and the language choice are here. */
function Foot(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { chooseLocale } = useLook();
  return (
    <div className={styles.foot}>
      <Link to="/engine" className={styles.home}>
        {t('signIn.home')}
      </Link>
      <LanguageSelect onChoose={chooseLocale} />
    </div>
  );
}
