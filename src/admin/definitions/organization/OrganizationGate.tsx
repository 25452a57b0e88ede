import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { type ReactNode, Suspense } from 'react';
import { Link, Outlet, useParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { ownerOf } from '../../../../setting/assistant/owner';
import { EmptyState } from '../../shell/EmptyState';
import { FaultBoundary } from '../../shell/FaultBoundary';
import { places } from '../../shell/places';
import { Screen } from '../../shell/Screen';
import { useRoleOn } from '../../shell/use-may';
import { usePageTitle } from '../../shell/use-page-title';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    top: 0,
    zIndex: 20,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '48px',
    paddingInline: 'clamp(12px, 3vw, 32px)',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: {
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    color: 'inherit',
    textDecorationLine: 'none',
  },
  back: { marginInlineStart: 'auto', color: tokens.colorBrandForegroundLink },
  main: { flex: '1 1 auto', minWidth: 0, outlineStyle: 'none' },
  wait: { margin: '20vh auto' },
});

/** `/admin/organizations/:organization/assistants`: for those who run it, as they are signed in at the portal. */
export function OrganizationGate(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-definitions');
  const { organization = '' } = useParams();
  const role = useRoleOn(ownerOf(organization));
  const { tenant, isFresh, user } = useSession((session) => session);
  const own = tenant.find(({ id }) => id === organization);
  const title = t('organization.title', { name: own?.name ?? '' });
  usePageTitle(role ? title : undefined);
  if (!role)
    return (
      <main id="main" tabIndex={-1} className={styles.main}>
        {user && !isFresh ? <Spinner className={styles.wait} delay={300} /> : <Refused signedIn={user !== null} />}
      </main>
    );
  return (
    <>
      <header className={styles.bar}>
        <Link className={styles.name} to={places.assistants(ownerOf(organization))}>
          {title}
        </Link>
        <Link className={styles.back} to={`/companyInfo?tenantCode=${encodeURIComponent(own?.tenantCode ?? '')}`}>
          {t('organization.back')}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <FaultBoundary name={title} retryOn={organization}>
          <Suspense fallback={<Spinner className={styles.wait} delay={300} />}>
            <Outlet key={organization} />
          </Suspense>
        </FaultBoundary>
      </main>
    </>
  );
}

function Refused({ signedIn }: { signedIn: boolean }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const dispatch = useSessionDispatch();
  if (signedIn)
    return (
      <Screen title={t('list.title')}>
        <EmptyState
          title={t('organization.refusedTitle')}
          text={t('organization.refusedText')}
          action={<Link to="/companyInfo">{t('organization.back')}</Link>}
        />
      </Screen>
    );
  return (
    <Screen title={t('list.title')}>
      <EmptyState
        title={t('organization.signInTitle')}
        text={t('organization.signInText')}
        action={
          <Button appearance="primary" onClick={() => void dispatch(signInOpened('needed'))}>
            {t('organization.signIn')}
          </Button>
        }
      />
    </Screen>
  );
}
