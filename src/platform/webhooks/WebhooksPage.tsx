import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useListWebhooksQuery } from '@/api/webhooks';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { SecretBox } from '../keys/SecretBox';
import type { PageProps } from '../PlatformRoom';
import { webhookAt, webhookHref } from '../platform-pages';
import { usePlatformStyles } from '../platform-styles';
import { EndpointForm } from './EndpointForm';
import { EndpointPage } from './EndpointPage';
import { EndpointState } from './EndpointState';
import { EventTypes } from './EventTypes';
import { VerifySamples } from './VerifySamples';

/** What the portal tells an organization's own systems. */
export function WebhooksPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['webhooks', 'platform']);
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  const organization = useSession(({ currentTenant }) => currentTenant);
  const id = webhookAt(useLocation().pathname);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  if (id !== undefined && !isNobody) return <EndpointPage key={id} id={id} level={level} />;
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('platform:page.webhooks')}
      </Heading>
      <p className={styles.lead}>{t('lead')}</p>
      {isNobody ? (
        <div className={styles.card}>
          <p className={styles.text}>{t('signIn')}</p>
          <div>
            <PlainButton look="primary" onClick={() => dispatch(signInOpened('asked'))}>
              {t('platform:signIn')}
            </PlainButton>
          </div>
        </div>
      ) : organization ? (
        <Endpoints level={below} runsIt={['owner', 'admin'].includes(organization.role ?? '')} />
      ) : (
        <p className={styles.warning}>{t('noOrganization')}</p>
      )}
      <VerifySamples level={below} />
      <EventTypes level={below} />
    </>
  );
}

function Endpoints({ level, runsIt }: { level: 2 | 3 | 4; runsIt: boolean }) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['webhooks', 'platform']);
  const { data, error, isFetching, refetch } = useListWebhooksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<string>();
  if (!data)
    return error ? (
      <ErrorState
        {...{ level, error, busy: isFetching }}
        title={t('listFailed')}
        text={t('listFailedText')}
        onRetry={() => void refetch()}
      />
    ) : (
      <TextSkeleton label={t('loading')} paragraphs={2} />
    );
  return (
    <>
      {secret ? (
        <SecretBox secret={secret} text={t('once')} onClose={() => setSecret(undefined)} />
      ) : making ? (
        <EndpointForm
          level={level}
          onCancel={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false);
            setSecret(made);
          }}
        />
      ) : (
        runsIt && (
          <div>
            <PlainButton look="primary" onClick={() => setMaking(true)}>
              {t('add')}
            </PlainButton>
          </div>
        )
      )}
      {data.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul className={styles.rows}>
          {data.map((row) => (
            <li key={row.id} className={styles.card}>
              <div className={styles.line}>
                <Heading level={level} className={styles.name}>
                  {row.mayChange ? (
                    <Link to={webhookHref(row.id)} className={styles.link}>
                      {row.name}
                    </Link>
                  ) : (
                    row.name
                  )}
                </Heading>
                <EndpointState state={row.state} />
              </div>
              <span className={styles.facts}>
                {row.url && <span className={styles.mono}>{row.url}</span>}
                <span>{t('platform:keys.created', { date: isoDate(row.createdAt) })}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
