import type { ReactNode } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useRowStyles } from '../layout/use-row-styles';
import { AcceptButton } from './AcceptButton';

interface Props {
  invitation: NonNullable<Data<'lookAtInvitation'>['workbench']>;
  busy: boolean;
  onTake: () => void;
}

/** An invitation to work in the workbench. */
export function WorkbenchOffer({ invitation, busy, onTake }: Props): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { invitedBy, role, scope, account, endsAt } = invitation;
  const words = { name: invitedBy, role: t(`invitation.workbench.role.${role}`) };
  const until = t('invite.until', { day: endsAt.slice(0, 10) });
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p style={{ margin: 0 }}>
        {scope.kind === 'domain'
          ? t('invitation.workbench.onDomain', { ...words, domain: scope.domain })
          : t('invitation.workbench.offer', words)}
      </p>
      <p className={rows.hint}>{[until, account && t('invitation.only', { account })].filter(Boolean).join(' · ')}</p>
      <AcceptButton busy={busy} onTake={onTake} />
    </div>
  );
}

/** Where to begin once it is accepted. */
export function WorkbenchJoined(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  return (
    <div role="status" style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <p style={{ margin: 0 }}>{t('invitation.workbench.joined')}</p>
      <a className={rows.link} href="/admin">
        {t('invitation.workbench.open')}
      </a>
    </div>
  );
}
