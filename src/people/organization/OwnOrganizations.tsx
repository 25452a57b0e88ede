import { Badge, Button } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { useRowStyles } from '../layout/use-row-styles';
import { useSwitchTenant } from './use-switch-tenant';

/** The person's organizations and their role in each. */
export function OwnOrganizations(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { tenant, currentTenant } = useSession((session) => session);
  const { busy, switchTo } = useSwitchTenant();
  return (
    <>
      {tenant.length === 0 && <p className={rows.hint}>{t('own.none')}</p>}
      <ul className={rows.list}>
        {tenant.map((organization) => (
          <li key={organization.id} className={rows.row}>
            <span className={rows.words}>
              {organization.tenantCode ? (
                <Link
                  className={rows.link}
                  to={`/companyInfo?tenantCode=${encodeURIComponent(organization.tenantCode)}`}
                >
                  {organization.name}
                </Link>
              ) : (
                organization.name
              )}
              {organization.role && <span className={rows.sub}>{t(`role.${organization.role}`)}</span>}
            </span>
            {organization.id === currentTenant?.id ? (
              <Badge appearance="tint">{t('own.current')}</Badge>
            ) : (
              <Button disabledFocusable={busy} onClick={() => void switchTo(organization)}>
                {t('own.switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p>
        <Link className={rows.link} to="/companyAuth">
          {t('menu.join')}
        </Link>
      </p>
    </>
  );
}
