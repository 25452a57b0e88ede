import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { BuildingRegular } from '@fluentui/react-icons/svg/building';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import type { ReactElement, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { recentTenants } from '@/session/recent-tenants';
import { signInOpened } from '@/session/session';
import { signOut } from '@/session/sign-out';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { sortTenants } from '../organization/sort-tenants';
import { useSwitchTenant } from '../organization/use-switch-tenant';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    marginTop: '12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  // Not one of the organizations above it.
  apart: { marginTop: '8px', paddingTop: '8px', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  title: { margin: '8px 12px 0', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  row: {
    justifyContent: 'flex-start',
    gap: '6px',
    minHeight: '48px',
    padding: '4px 12px',
    fontSize: tokens.fontSizeBase400,
    fontWeight: 'normal',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
});

/** In the menu of small screens: the person, their organizations, sign-in and sign-out. */
export function PersonRows({ onDone }: { onDone: () => void }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const { user, tenant, currentTenant } = useSession((session) => session);
  const dispatch = useSessionDispatch();
  const navigate = useNavigate();
  const { busy, switchTo } = useSwitchTenant();
  const row = (words: string, icon: ReactElement, run: () => unknown) => (
    <Button
      appearance="subtle"
      className={styles.row}
      icon={icon}
      disabledFocusable={busy}
      onClick={() => {
        onDone();
        void run();
      }}
    >
      {words}
    </Button>
  );
  if (!user) {
    return (
      <div className={styles.root}>{row(t('signIn.go'), <PersonRegular />, () => dispatch(signInOpened('asked')))}</div>
    );
  }
  return (
    <div className={styles.root}>
      <p className={styles.title}>{user.nickname || user.username}</p>
      {row(t('menu.personal'), <PersonRegular />, () => navigate('/personInfo'))}
      {currentTenant && row(t('menu.company'), <BuildingRegular />, () => navigate('/companyInfo'))}
      {row(t('menu.join'), <BuildingRegular />, () => navigate('/companyAuth'))}
      {tenant.length > 0 && <p className={styles.title}>{t('tenant.label')}</p>}
      {sortTenants(tenant, recentTenants(), '').map((organization) => {
        const current = organization.id === currentTenant?.id;
        return (
          <div key={organization.id}>
            {row(organization.name, current ? <CheckmarkRegular /> : <BuildingRegular />, () =>
              current ? undefined : switchTo(organization),
            )}
          </div>
        );
      })}
      {tenant.length > 0 && currentTenant && row(t('identity.personal'), <PersonRegular />, () => switchTo(null))}
      <div className={styles.apart}>{row(t('menu.signOut'), <SignOutRegular />, () => signOut(dispatch))}</div>
    </div>
  );
}
