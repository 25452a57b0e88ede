import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { readMark } from '@/browser/session-mark';
import { useTranslation } from '@/i18n/use-translation';
import { pendingTicket, pendingToken } from '@/session/pending-token';
import { useSession } from '@/session/use-session';
import { touchTarget } from '@/ui/touch-target';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { afterSignIn } from '../sign-in/after-sign-in';

const useStyles = makeStyles({
  text: { margin: 0, lineHeight: 1.6, overflowWrap: 'anywhere' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px 24px', margin: '16px 0 0' },
  link: { ...touchTarget, display: 'inline-flex', alignItems: 'center', color: tokens.colorBrandForegroundLink },
});

/**
 * Takes over a session that another system hands over by `token` or `ticket`, which are out of the address before
 * anything loads. Whose account it is, is asked by the dialog that every page with a token shows; then it leads to a
 * path of this site.
 */
export function TransferPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { search } = useLocation();
  const { user, arrival } = useSession((session) => session);
  const [brought] = useState(() => pendingTicket() !== undefined || pendingToken() !== undefined);
  const wasAsked = useRef(false);
  wasAsked.current ||= typeof arrival === 'object' && arrival !== null;
  const target = afterSignIn(search, window.location.origin) ?? '/engine';
  const failed = arrival === 'failed';
  const answered = failed || arrival === 'taken' || arrival === 'left';
  const refused = arrival === 'left' && wasAsked.current;
  // Of the same person, or nothing was handed over: there is nothing to ask.
  const goes = user && !refused && !failed && (answered || !brought);
  if (goes) return <Navigate to={target} replace />;
  const coming = !answered && brought;
  const loading = !refused && !failed && readMark() !== undefined;
  const signIn = `/login?${new URLSearchParams({ targetUrl: target })}`;
  return (
    <PageFrame level={level} title={t('transfer.title')}>
      <PageCard>
        <p role="status" className={styles.text}>
          {coming || loading
            ? t('transfer.waiting')
            : refused
              ? user
                ? t('transfer.stayed', { name: user.nickname || user.username })
                : t('transfer.left')
              : t('transfer.nobody')}
          {failed && user && ` ${t('transfer.stayed', { name: user.nickname || user.username })}`}
        </p>
        {!coming && !loading && (
          <p className={styles.ways}>
            {user ? (
              <Link className={styles.link} to={target}>
                {t('transfer.onward')}
              </Link>
            ) : (
              <Link className={styles.link} to={signIn}>
                {t('transfer.signIn')}
              </Link>
            )}
            <Link className={styles.link} to="/engine">
              {t('transfer.home')}
            </Link>
          </p>
        )}
      </PageCard>
    </PageFrame>
  );
}
