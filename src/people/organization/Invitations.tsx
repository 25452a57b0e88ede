import type { ReactNode } from 'react';
import { useListInvitationsQuery, useRevokeInvitationMutation } from '@/api/organization';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { faultOf } from '../form/fault-of';
import { Fault } from '../layout/Fault';
import { PageCard } from '../layout/PageFrame';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';
import { InviteForm } from './InviteForm';

/** Invitation links: creates one, and lists the valid ones. */
export function Invitations({ tenantId }: { tenantId: string }): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { data = [] } = useListInvitationsQuery({ id: tenantId });
  return (
    <PageCard title={t('invite.title')}>
      <InviteForm tenantId={tenantId} />
      {data.length > 0 && (
        <>
          <h3 style={{ margin: '20px 0 4px', fontSize: 14 }}>{t('invite.open')}</h3>
          <ul className={rows.list}>
            {data.map((invitation) => (
              <InvitationRow key={invitation.id} {...{ tenantId, invitation }} />
            ))}
          </ul>
        </>
      )}
    </PageCard>
  );
}

interface RowProps {
  tenantId: string;
  invitation: Data<'listInvitations'>[number];
}

function InvitationRow({ tenantId, invitation }: RowProps): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const [revoke, { isLoading, error }] = useRevokeInvitationMutation();
  const { id, account, role, uses, usesLeft, invitedBy, endsAt } = invitation;
  const who = account ?? t('invite.anybody');
  const left = t('invite.left', { left: usesLeft, uses });
  const until = t('invite.until', { day: endsAt.slice(0, 10) });
  const withdraw = async () => {
    const answer = await revoke({ id: tenantId, invitationId: id });
    // The row is removed along with its focused button.
    if (!answer.error) document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <li className={rows.row}>
      <span className={rows.words}>
        {who}
        <span className={rows.sub}>
          {[t(`role.${role}`), left, until, t('invite.by', { name: invitedBy })].join(' · ')}
        </span>
      </span>
      <SureButton
        words={t('invite.withdraw')}
        label={t('invite.withdrawName', { name: who })}
        sure={t('invite.withdrawSure')}
        busy={isLoading}
        onSure={withdraw}
      />
      {error && (
        <div className={rows.below}>
          <Fault words={faultOf(error)} />
        </div>
      )}
    </li>
  );
}
