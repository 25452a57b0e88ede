import { Badge } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useListJoinApplicationsQuery, useListOrganizationApplicationsQuery } from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { useRowStyles } from '../layout/use-row-styles';

const COLORS = { pending: 'warning', approved: 'success', refused: 'danger' } as const;

/** The person's applications and their status. */
export function OwnApplications(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const skip = useSession(({ user }) => user === null);
  const { data: joins = [], isLoading } = useListJoinApplicationsQuery(undefined, { skip });
  const { data: registrations = [], isLoading: areLoading } = useListOrganizationApplicationsQuery(undefined, { skip });
  const all = [
    ...joins.map(({ id, tenantName, status }) => ({ id, name: tenantName, status, kind: 'join' as const })),
    ...registrations.map(({ id = '', name, status = 'pending' as const }) => ({
      id,
      name,
      status,
      kind: 'create' as const,
    })),
  ];
  if (isLoading || areLoading) return null;
  if (all.length === 0) return <p className={rows.sub}>{t('applications.none')}</p>;
  return (
    <>
      <ul className={rows.list} aria-label={t('applications.title')}>
        {all.map(({ id, name, status, kind }) => (
          <li key={kind + id} className={rows.row}>
            <span className={rows.words}>
              {name}
              <span className={rows.sub}>{t(`applications.${kind}`)}</span>
            </span>
            <Badge appearance="tint" color={COLORS[status]}>
              {t(`applications.status.${status}`)}
            </Badge>
          </li>
        ))}
      </ul>
      <p className={rows.sub}>{t('applications.hint')}</p>
    </>
  );
}
