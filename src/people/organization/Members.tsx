import { Button, Select } from '@fluentui/react-components';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { messageOf } from '@/api/api-error';
import {
  useDecideApplicationMutation,
  useListApplicantsQuery,
  useListMembersQuery,
  useRemoveMemberMutation,
  useSetMemberRoleMutation,
} from '@/api/organization';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { Fault } from '../layout/Fault';
import { PageCard } from '../layout/PageFrame';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';
import { Invitations } from './Invitations';
import { MemberRules } from './MemberRules';
import { type Role, rolesFor } from './roles-for';
import { useAfterLeaving } from './use-after-leaving';

/** The members of the organization. Owners and admins handle applicants and roles. */
export function Members({ tenantId, role }: { tenantId: string; role: Role }): ReactNode {
  const { t } = useTranslation('people');
  // A member who is leaving loads no more lists, because the server would refuse them.
  const [leaving, setLeaving] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  return (
    <>
      {role !== 'member' && !leaving && <Applicants tenantId={tenantId} list={list} />}
      {role !== 'member' && !leaving && <Invitations tenantId={tenantId} />}
      {role !== 'member' && !leaving && <MemberRules tenantId={tenantId} />}
      <PageCard title={t('members.title')}>
        <div ref={list} tabIndex={-1}>
          <MemberList {...{ tenantId, role, leaving, list }} onLeaving={setLeaving} />
        </div>
      </PageCard>
    </>
  );
}

function Applicants({ tenantId, list }: Pick<ListProps, 'tenantId' | 'list'>): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { data = [] } = useListApplicantsQuery({ id: tenantId });
  const [decide, { isLoading, error }] = useDecideApplicationMutation();
  const open = data.filter(({ status }) => status === 'pending');
  if (open.length === 0) return null;
  const settle = async (applicationId: string, decision: 'approved' | 'refused') => {
    const answer = await decide({ id: tenantId, applicationId, decision });
    if (!answer.error) list.current?.focus();
  };
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
                  aria-label={t(`members.${decision}Name`, { name: applicant ?? '' })}
                  onClick={() => void settle(id, decision)}
                >
                  {t(`members.${decision}`)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <Fault words={messageOf(error)} />
    </PageCard>
  );
}

interface ListProps {
  tenantId: string;
  role: Role;
  leaving: boolean;
  onLeaving: (leaving: boolean) => void;
  /** Takes the focus when the pressed button is removed with its row. */
  list: RefObject<HTMLDivElement | null>;
}

function MemberList({ tenantId, role, leaving, onLeaving, list }: ListProps): ReactNode {
  const rows = useRowStyles();
  const user = useSession((session) => session.user);
  const { data, isError, refetch } = useListMembersQuery({ id: tenantId }, { skip: leaving });
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  return (
    <ul className={rows.list}>
      {data.map((member) => {
        const own = member.id === user?.id;
        const roles = own ? [] : rolesFor(role, member.role);
        return <MemberRow key={member.id} {...{ tenantId, member, own, roles, onLeaving, list }} />;
      })}
    </ul>
  );
}

interface RowProps extends Pick<ListProps, 'tenantId' | 'onLeaving' | 'list'> {
  member: Data<'listMembers'>[number];
  /** The row of the signed-in person. */
  own: boolean;
  /** The roles that can be assigned; empty if the role cannot be changed. */
  roles: readonly Role[];
}

function MemberRow({ tenantId, member, own, roles, onLeaving, list }: RowProps): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const [setRole, { error: notSet, isLoading: setting, originalArgs }] = useSetMemberRoleMutation();
  const [remove, { isLoading, error: notRemoved }] = useRemoveMemberMutation();
  const afterwards = useAfterLeaving();
  const name = member.nickname || member.account || member.id;
  const takeOut = async () => {
    if (own) onLeaving(true);
    const { error } = await remove({ id: tenantId, personId: member.id });
    if (!own && !error) list.current?.focus();
    if (!own || error) return onLeaving(false);
    await afterwards(tenantId);
    // The list is removed along with its focused button.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {name}
        <span className={rows.sub}>{[member.account, t(`role.${member.role}`)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={rows.ways}>
        {roles.length > 0 && (
          <Select
            aria-label={t('members.role', { name })}
            value={(setting && originalArgs?.role) || member.role}
            onChange={(_, { value }) => void setRole({ id: tenantId, personId: member.id, role: value as Role })}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {t(`role.${each}`)}
              </option>
            ))}
          </Select>
        )}
        {own && (
          <SureButton words={t('members.leave')} sure={t('members.leaveSure')} busy={isLoading} onSure={takeOut} />
        )}
        {roles.length > 0 && (
          <SureButton
            words={t('members.remove')}
            label={t('members.removeName', { name })}
            sure={t('members.removeSure')}
            busy={isLoading}
            onSure={takeOut}
          />
        )}
      </span>
      <Refusal words={messageOf(notSet) ?? messageOf(notRemoved)} />
    </li>
  );
}

function Refusal({ words }: { words: string | undefined }): ReactNode {
  const rows = useRowStyles();
  return (
    words && (
      <div className={rows.below}>
        <Fault words={words} />
      </div>
    )
  );
}
