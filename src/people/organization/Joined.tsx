import { Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import type { Organization } from '@/session/session';
import { useSession } from '@/session/use-session';
import { useRowStyles } from '../layout/use-row-styles';
import { useSwitchTenant } from './use-switch-tenant';

interface Props {
  organization: Organization;
  /** A member before this link was opened. */
  before?: boolean;
}

/** The next steps of a member: after accepting an invitation, or instead of it. */
export function Joined({ organization, before }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { busy, switchTo } = useSwitchTenant();
  const acting = useSession(({ currentTenant }) => currentTenant?.id === organization.id);
  const { name, tenantCode = '' } = organization;
  return (
    <div role="status" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p style={{ margin: 0 }}>
        {before ? t('invitation.member', { organization: name }) : t('invitation.joined', { organization: name })}
      </p>
      {!acting && (
        <Button appearance="primary" disabledFocusable={busy} onClick={() => void switchTo(organization)}>
          {t('own.switch')}
        </Button>
      )}
      <Link className={rows.link} to={`/companyInfo?tenantCode=${encodeURIComponent(tenantCode)}`}>
        {t('invitation.page', { organization: name })}
      </Link>
    </div>
  );
}
