import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useDecideDomainHostMutation, useListHostClaimsQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../../shell/ErrorBar';
import { RelativeTime } from '../../shell/RelativeTime';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  list: { display: 'flex', flexDirection: 'column', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  what: { flex: '1 1 240px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

type Claim = Data<'listHostClaims'>['items'][number];

/** For operators of the installation: hosts that organizations have requested. Renders nothing if there are none. */
export function HostClaims(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const { data, error } = useListHostClaimsQuery(undefined, { refetchOnMountOrArgChange: true });
  const asked = data?.items.filter(({ state }) => state === 'asked') ?? [];
  if (error !== undefined) return <ErrorBar title={t('host.claimsFailed')} error={error} />;
  if (asked.length === 0) return null;
  return (
    <section className={styles.root} aria-label={t('host.claims')}>
      <h2 className={styles.title}>{t('host.claims')}</h2>
      <ul className={styles.list}>
        {asked.map((claim) => (
          <Row key={`${claim.domain} ${claim.tenantId}`} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function Row({ claim }: { claim: Claim }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin');
  const [decide, { isLoading, error }] = useDecideDomainHostMutation();
  const { domain, tenantId, organization, by, askedAt } = claim;
  const say = (approve: boolean) => void (tenantId && decide({ domain, tenantId, approve }));
  const names = { domain, organization: organization ?? tenantId ?? '' };
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <div>{t('host.wants', names)}</div>
        <div className={styles.quiet}>
          {by} {askedAt && <RelativeTime at={askedAt} />}
        </div>
        {error !== undefined && <ErrorBar title={t('host.undone')} error={error} />}
      </div>
      <Button disabledFocusable={isLoading} aria-label={t('host.approveLong', names)} onClick={() => say(true)}>
        {t('host.approve')}
      </Button>
      <Button disabledFocusable={isLoading} aria-label={t('host.refuseLong', names)} onClick={() => say(false)}>
        {t('host.refuse')}
      </Button>
    </li>
  );
}
