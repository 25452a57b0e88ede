import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { useRowStyles } from '../layout/use-row-styles';
import { MemoryCard } from '../memory/MemoryCard';
import { OwnApplications } from '../organization/OwnApplications';
import { OwnOrganizations } from '../organization/OwnOrganizations';
import { LazyPasswordDialog } from '../password/LazyPasswordDialog';
import { Security } from '../security/Security';
import { AccountRows } from './AccountRows';
import { BindRow } from './BindRow';
import { Devices } from './Devices';
import { Profile } from './Profile';

/** The account page: everything people can see and change about themselves. */
export function PersonPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const arrived = useSession((session) => session.user);
  // Keeps the page and its input while a person whose session has ended signs in again over it.
  const last = useRef(arrived);
  last.current = arrived ?? last.current;
  const user = last.current;
  const [resetting, setResetting] = useState(false);
  const focusedAfterwards = useRestoreFocusTarget();
  if (!user) return null;
  return (
    <PageFrame level={level} title={t('person.title')}>
      <PageCard title={t('person.profile')}>
        <Profile user={user} />
      </PageCard>
      <PageCard title={t('person.account')}>
        <ul className={rows.list}>
          <BindRow kind="phone" bound={user.securityPhone || user.phone || ''} />
          <BindRow kind="email" bound={user.email ?? ''} />
          <li className={rows.row}>
            <span className={rows.words}>
              {t('password.label')}
              <span className={rows.sub}>{t('person.passwordHint')}</span>
            </span>
            <Button {...focusedAfterwards} onClick={() => setResetting(true)}>
              {t('person.changePassword')}
            </Button>
          </li>
        </ul>
      </PageCard>
      <Security />
      <PageCard title={t('person.organizations')}>
        <OwnOrganizations />
        <OwnApplications />
      </PageCard>
      <MemorySection />
      <PageCard title={t('devices.title')}>
        <Devices />
      </PageCard>
      <PageCard title={t('leave.card')}>
        <AccountRows />
      </PageCard>
      <LazyPasswordDialog open={resetting} onClose={() => setResetting(false)} />
    </PageFrame>
  );
}

function MemorySection(): ReactNode {
  const { t } = useTranslation('memory');
  return (
    <PageCard title={t('title')}>
      <MemoryCard />
    </PageCard>
  );
}
