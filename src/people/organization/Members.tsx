import { Button, Select } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  useDecideApplicationMutation,
  useListApplicantsQuery,
  useListMembersQuery,
  useRemoveMemberMutation,
  useSetMemberRoleMutation,
} from '@/api/organization';
import { useTranslation } from '@/i18n/use-translation';
import type { Organization } from '@/session/session';
import { useSession } from '@/session/use-session';
import { PageCard } from '../layout/PageFrame';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';

type Role = NonNullable<Organization['role']>;

/** Who belongs to the organization; its owners and admins decide who joins and who may do what. */
export function Members({ tenantId, role }: { tenantId: string; role: Role }): ReactNode {
  const { t } = useTranslation('people');
  const leads = role !== 'member';
  return (
    <>
      {leads && <Applicants tenantId={tenantId} />}
      <PageCard title={t('members.title')}>
        <MemberList tenantId={tenantId} role={role} />
      </PageCard>
    </>
  );
}

function Applicants({ tenantId }: { tenantId: string }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { data = [] } = useListApplicantsQuery({ id: tenantId });
  const [decide, { isLoading }] = useDecideApplicationMutation();
  const open = data.filter(({ status }) => status === 'pending');
  if (open.length === 0) return null;
  return (
    <PageCard title={t('members.applicants')}>
      <ul className={rows.list}>
        {open.map(({ id, applicant, reason }) => (
          <li key={id} className={rows.row}>
            <span className={rows.words}>
              {applicant}
              {reason && <span className={rows.sub}>{reason}</span>}
            </span>
            <span className={rows.ways}>
              {(['approved', 'refused'] as const).map((decision) => (
                <Button
                  key={decision}
                  appearance={decision === 'approved' ? 'primary' : 'secondary'}
                  disabledFocusable={isLoading}
                  aria-label={t(`members.${decision}Name`, { name: applicant })}
                  onClick={() => void decide({ id: tenantId, applicationId: id, decision })}
                >
                  {t(`members.${decision}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </PageCard>
  );
}

/** Owners give any role; admins make members and admins of those who are no owners. */
function rolesFor(own: Role, theirs: Role): Role[] {
  if (own === 'owner') return ['owner', 'admin', 'member'];
  return own === 'admin' && theirs !== 'owner' ? ['admin', 'member'] : [];
}

function MemberList({ tenantId, role }: { tenantId: string; role: Role }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const user = useSession((session) => session.user);
  const { data, isError, refetch } = useListMembersQuery({ id: tenantId });
  const [setRole] = useSetMemberRoleMutation();
  const [remove] = useRemoveMemberMutation();
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  return (
    <ul className={rows.list}>
      {data.map((member) => {
        const roles = member.id === user?.id ? [] : rolesFor(role, member.role);
        const name = member.nickname || member.account || member.id;
        return (
          <li key={member.id} className={rows.row}>
            <span className={rows.words}>
              {name}
              <span className={rows.sub}>{[member.account, t(`role.${member.role}`)].filter(Boolean).join(' · ')}</span>
            </span>
            {roles.length > 0 && (
              <span className={rows.ways}>
                <Select
                  aria-label={t('members.role', { name })}
                  value={member.role}
                  onChange={(_, { value }) => void setRole({ id: tenantId, personId: member.id, role: value as Role })}
                >
                  {roles.map((each) => (
                    <option key={each} value={each}>
                      {t(`role.${each}`)}
                    </option>
                  ))}
                </Select>
                <Button
                  aria-label={t('members.removeName', { name })}
                  onClick={() => void remove({ id: tenantId, personId: member.id })}
                >
                  {t('members.remove')}
                </Button>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
