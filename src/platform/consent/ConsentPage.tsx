import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messageOf } from '@/api/api-error';
import { useAnswerOauthRequestMutation, useReadOauthRequestQuery } from '@/api/oauth';
import type { Data } from '@/api/paths';
import { readMark } from '@/browser/session-mark';
import { useTranslation } from '@/i18n/use-translation';
import { PageCard, PageFrame } from '@/people/layout/PageFrame';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import type { PageProps } from '../PlatformRoom';
import { platformHref } from '../platform-pages';
import { usePlatformStyles } from '../platform-styles';
import { leaveFor } from './leave-for';

type Asked = Data<'readOauthRequest'>;

const USES = { 'knowledge:ask': 'ask', 'knowledge:search': 'search', 'knowledge:read': 'read' } as const;

/** Asks whether a program may search, read and ask in the person's name. Nobody is sent anywhere before they answer. */
export function ConsentPage({ level }: PageProps): ReactNode {
  const { t } = useTranslation('platform');
  const { search } = useLocation();
  const request = search.slice(1);
  const user = useSession((session) => session.user);
  const actsFor = useSession(({ currentTenant }) => currentTenant?.id);
  return (
    <PageFrame level={level} title={t('consent.title')}>
      <PageCard>
        {request === '' ? (
          <Nothing />
        ) : user ? (
          <Request key={`${user.id} ${actsFor} ${request}`} request={request} />
        ) : readMark() === undefined ? (
          <SignIn />
        ) : (
          <TextSkeleton label={t('loading')} paragraphs={2} />
        )}
      </PageCard>
    </PageFrame>
  );
}

function Nothing() {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('consent.none')}</p>
      <p className={styles.text}>
        <Link to={platformHref('mcp')} className={styles.link}>
          {t('consent.toMcp')}
        </Link>
      </p>
    </div>
  );
}

function SignIn() {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const dispatch = useSessionDispatch();
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('consent.signIn')}</p>
      <div>
        <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
          {t('signIn')}
        </PlainButton>
      </div>
    </div>
  );
}

function Request({ request }: { request: string }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data, error } = useReadOauthRequestQuery({ request });
  if (data) return <Question request={request} asked={data} />;
  if (!error) return <TextSkeleton label={t('loading')} paragraphs={2} />;
  return (
    <div className={styles.form} role="alert">
      <h2 className={styles.head}>{t('consent.failed')}</h2>
      <p className={styles.text}>{messageOf(error) ?? t('consent.answerFailed')}</p>
      <p className={styles.note}>{t('consent.failedText')}</p>
    </div>
  );
}

function Question({ request, asked }: { request: string; asked: Asked }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [answer, { isLoading, error }] = useAnswerOauthRequestMutation();
  const [left, setLeft] = useState(false);
  const { name, returnsTo, provenHost, organization } = asked;
  const send = async (allow: boolean) => {
    if (isLoading || left) return;
    const { data } = await answer({ request, allow, ...(organization && { organization: organization.id }) });
    if (!data) return;
    setLeft(true);
    leaveFor(data.location);
  };
  const busy = isLoading || left;
  return (
    <div className={styles.form}>
      <h2 className={styles.head}>{t('consent.asks', { name })}</h2>
      <p className={styles.warning}>
        {provenHost === undefined ? t('consent.unproven') : t('consent.proven', { host: provenHost })}
      </p>
      <Facts asked={asked} />
      <p className={styles.note}>{t('consent.ends')}</p>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('consent.answerFailed')}
        </p>
      )}
      <p role="status" className={styles.note}>
        {left && t('consent.going', { host: returnsTo })}
      </p>
      <div className={styles.line}>
        <PlainButton look="primary" aria-disabled={busy} onClick={() => void send(true)}>
          {t('consent.allow')}
        </PlainButton>
        <PlainButton aria-disabled={busy} onClick={() => void send(false)}>
          {t('consent.deny')}
        </PlainButton>
      </div>
    </div>
  );
}

/** What it may do, in whose name, and where the person goes on. */
function Facts({ asked: { scopes, account, organization, returnsTo } }: { asked: Asked }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const uses = scopes.filter((scope): scope is keyof typeof USES => scope in USES);
  return (
    <>
      <div>
        <p className={styles.text}>{t('consent.may')}</p>
        <ul className={styles.cited}>
          {uses.map((scope) => (
            <li key={scope}>
              {t(`consent.scope.${USES[scope]}`)} <code className={styles.mono}>{scope}</code>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.text}>{t('consent.reach')}</p>
      <dl className={styles.pairs}>
        <dt>{t('consent.account')}</dt>
        <dd>{account}</dd>
        <dt>{t('consent.organization')}</dt>
        <dd>{organization?.name ?? t('consent.noOrganization')}</dd>
        <dt>{t('consent.returns')}</dt>
        <dd className={styles.mono}>{returnsTo}</dd>
      </dl>
    </>
  );
}
