import { Button, Select } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type ReactNode, useRef, useState } from 'react';
import { useGetOperatorQuery, useListOperatorsQuery, useSetOperatorRoleMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { OPERATOR_ROLES, type OperatorRole } from '../../../setting/operator/may';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { ScopeName } from '../shell/ScopeName';
import { Screen } from '../shell/Screen';
import { useTableStyles } from '../shell/table-styles';
import { usePageTitle } from '../shell/use-page-title';
import { InvitationTable } from './InvitationTable';
import { InviteDialog } from './InviteDialog';
import { RemoveRoleDialog } from './RemoveRoleDialog';

export type Grant = Data<'listOperators'>['grants'][number];

/** Who works where, with which role; and the invitations that wait. */
export function OperatorsPage(): ReactNode {
  const { t } = useTranslation('admin');
  usePageTitle(t('tab.operators'));
  const { data, error, refetch } = useListOperatorsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [inviting, setInviting] = useState(false);
  const [ending, setEnding] = useState<Grant>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <Screen
      title={t('operators.title')}
      text={t('operators.text')}
      actions={
        <Button ref={opener} appearance="primary" icon={<AddRegular />} onClick={() => setInviting(true)}>
          {t('operators.invite')}
        </Button>
      }
    >
      {error && !data && <ErrorBar title={t('operators.failed')} error={error} onRetry={refetch} />}
      {!error && !data && <RowsSkeleton />}
      {data && <GrantTable items={data.grants} onEnd={setEnding} />}
      {data && data.invitations.length > 0 && <InvitationTable items={data.invitations} />}
      {inviting && <InviteDialog opener={opener} onClose={() => setInviting(false)} />}
      {ending && <RemoveRoleDialog grant={ending} opener={opener} onClose={() => setEnding(undefined)} />}
    </Screen>
  );
}

function GrantTable({ items, onEnd }: { items: readonly Grant[]; onEnd: (grant: Grant) => void }): ReactNode {
  const rows = useTableStyles();
  const { t } = useTranslation('admin');
  const { data: own } = useGetOperatorQuery();
  return (
    <table className={rows.table} aria-label={t('operators.title')}>
      <thead>
        <tr>
          <th scope="col">{t('operators.name')}</th>
          <th scope="col">{t('operators.where')}</th>
          <th scope="col">{t('operators.role')}</th>
          <th scope="col">{t('operators.change')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((grant) => (
          <tr key={grant.id}>
            <td>
              <strong>{grant.name}</strong>
              <div className={rows.quiet}>
                {[grant.account !== grant.name && grant.account, !grant.active && t('accounts.disabled')]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </td>
            <td>
              <ScopeName scope={grant.scope} />
              <div className={rows.quiet}>
                <RelativeTime at={grant.grantedAt} />
                {grant.grantedBy && ` · ${grant.grantedBy}`}
              </div>
            </td>
            <td>
              <RoleSelect grant={grant} isOwn={grant.operatorId === own?.id} />
            </td>
            <td>
              {grant.operatorId === own?.id ? (
                <span className={rows.quiet}>{t('operators.own')}</span>
              ) : (
                <Button aria-label={t('operators.removeName', { name: grant.name })} onClick={() => onEnd(grant)}>
                  {t('operators.remove')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function RoleSelect({ grant, isOwn }: { grant: Grant; isOwn: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const [change, { isLoading }] = useSetOperatorRoleMutation();
  if (isOwn) return t(`operator.role.${grant.role}`);
  return (
    <Select
      aria-label={t('operators.roleOf', { name: grant.name })}
      value={grant.role}
      disabled={isLoading}
      style={{ maxWidth: 200 }}
      onChange={(_, { value }) => void change({ id: grant.id, role: value as OperatorRole })}
    >
      {OPERATOR_ROLES.map((role) => (
        <option key={role} value={role}>
          {t(`operator.role.${role}`)}
        </option>
      ))}
    </Select>
  );
}
