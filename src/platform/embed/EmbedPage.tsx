import { useListEmbedChannelsQuery } from '@/api/embed';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { CodeSamples } from '../CodeSamples';
import type { PageProps } from '../PlatformRoom';
import { usePlatformStyles } from '../platform-styles';
import { hostSamples, identitySamples, snippetFor } from '../samples/embed-samples';
import { ChannelList } from './ChannelList';

/** Where pages of an organization show the portal. */
export function EmbedPage({ level }: PageProps) {
  const styles = usePlatformStyles();
  const { t } = useTranslation(['embed', 'platform']);
  const dispatch = useSessionDispatch();
  const isNobody = useSession(({ user }) => user === null);
  const organization = useSession(({ currentTenant }) => currentTenant);
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  const facts = { portal: window.location.origin, channel: 'ch_…' };
  return (
    <>
      <Heading level={level} className={styles.title}>
        {t('platform:page.embed')}
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
        <Channels level={below} runsIt={['owner', 'admin'].includes(organization.role ?? '')} />
      ) : (
        <p className={styles.warning}>{t('noOrganization')}</p>
      )}
      <section className={styles.form} aria-labelledby="embed-host">
        <Heading level={below} id="embed-host" className={styles.head}>
          {t('host.title')}
        </Heading>
        <p className={styles.text}>{t('host.text')}</p>
        <CodeSamples label={t('host.title')} samples={[snippetFor(facts), ...hostSamples(facts)]} />
        <p className={styles.note}>{t('host.events')}</p>
      </section>
      <section className={styles.form} aria-labelledby="embed-identity">
        <Heading level={below} id="embed-identity" className={styles.head}>
          {t('identity.title')}
        </Heading>
        <p className={styles.text}>{t('identity.text')}</p>
        <CodeSamples label={t('identity.title')} samples={identitySamples} />
      </section>
    </>
  );
}

function Channels({ level, runsIt }: { level: 2 | 3 | 4; runsIt: boolean }) {
  const { data, error, isFetching, refetch } = useListEmbedChannelsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ChannelList {...{ level, rows: data, mayMake: runsIt, error, busy: isFetching }} onRetry={() => void refetch()} />
  );
}
