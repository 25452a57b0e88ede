import { messageOf } from '@/api/api-error';
import { useEndOauthGrantMutation, useListOauthGrantsQuery } from '@/api/oauth';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { SureButton } from '@/people/layout/SureButton';
import { useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { usePlatformStyles } from '../platform-styles';

type Grant = Data<'listOauthGrants'>[number];

interface Props {
  level: 2 | 3 | 4;
}

/** The programs that the person allowed to act in their name, each with its end. */
export function ConnectedPrograms({ level }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const isNobody = useSession(({ user }) => user === null);
  return (
    <>
      <Heading level={level} className={styles.head}>
        {t('mcp.connected')}
      </Heading>
      <p className={styles.text}>{t('mcp.connectedLead')}</p>
      {isNobody ? <p className={styles.note}>{t('mcp.connectedSignIn')}</p> : <Grants level={level} />}
    </>
  );
}

function Grants({ level }: Props) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const { data, error, isFetching, refetch } = useListOauthGrantsQuery();
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('mcp.connectedFailed')}
        text={t('mcp.connectedFailedText')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={1} />
    );
  if (data.length === 0) return <p className={styles.note}>{t('mcp.noneConnected')}</p>;
  const below = Math.min(level + 1, 4) as 3 | 4;
  return (
    <ul className={styles.rows}>
      {data.map((grant) => (
        <GrantRow key={grant.id} grant={grant} level={below} />
      ))}
    </ul>
  );
}

function GrantRow({ grant, level }: { grant: Grant; level: 3 | 4 }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation('platform');
  const [end, { isLoading, error }] = useEndOauthGrantMutation();
  const { id, name, scopes, returnsTo, organization, usedAt } = grant;
  return (
    <li className={styles.card}>
      <Heading level={level} className={styles.name}>
        {name}
      </Heading>
      <span className={styles.facts}>
        <span className={styles.mono}>{scopes.join(' · ')}</span>
        {organization && <span>{t('mcp.actsFor', { name: organization })}</span>}
        <span>{t('mcp.returnsTo', { host: returnsTo })}</span>
        <span>{t('mcp.connectedAt', { date: isoDate(grant.createdAt) })}</span>
        <span>{t('mcp.asksAgain', { date: isoDate(grant.expiresAt) })}</span>
        <span>
          {usedAt ? t('keys.used', { time: isoMinute(usedAt), network: grant.usedNetwork ?? '' }) : t('keys.unused')}
        </span>
      </span>
      <div className={styles.line}>
        <SureButton
          words={t('mcp.disconnect')}
          label={t('mcp.disconnectName', { name })}
          sure={t('mcp.disconnectSure')}
          busy={isLoading}
          onSure={() => end({ id })}
        />
      </div>
      {error && (
        <p className={styles.fault} role="alert">
          {messageOf(error) ?? t('mcp.disconnectFailed')}
        </p>
      )}
    </li>
  );
}
