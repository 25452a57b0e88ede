import { type ReactNode, useEffect } from 'react';
import { isApiError, messageOf } from '@/api/api-error';
import { useAcceptInvitationMutation, useLookAtInvitationQuery } from '@/api/organization';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { loadPerson } from '@/session/load-person';
import { useSession, useSessionDispatch } from '@/session/use-session';
import { Picture } from '@/ui/Picture';
import { faultOf } from '../form/fault-of';
import { Fault } from '../layout/Fault';
import { PageCard, PageFrame } from '../layout/PageFrame';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';
import { AcceptButton } from './AcceptButton';
import { isForAnother, OtherAccount, Over } from './InvitationTrouble';
import { Joined } from './Joined';
import { useInvitationToken } from './use-invitation-token';
import { WorkbenchJoined, WorkbenchOffer } from './WorkbenchOffer';

/** The page of an invitation link. Opening it changes nothing; the button accepts. */
export function InvitationPage({ level }: { level: 1 | 2 | 3 | 4 }): ReactNode {
  const { t } = useTranslation('people');
  const { token, forget } = useInvitationToken();
  const [accept, { data: joined, error: refused, isLoading, reset }] = useAcceptInvitationMutation();
  const skip = token === '' || joined !== undefined;
  const { data, error, refetch } = useLookAtInvitationQuery({ token }, { skip });
  const over = joined !== undefined || isOver(refused) || data?.reason !== undefined;
  useEffect(() => {
    if (over) forget();
  }, [over, forget]);
  const mine = useSession(({ tenant }) => tenant.find(({ id }) => id === data?.offer?.tenantId));
  const dispatch = useSessionDispatch();
  const take = async () => {
    const answer = await accept({ token });
    // Updates the switcher in the header. A failure is already reported, and the next page loads the data again.
    if (answer.data) await loadPerson(dispatch, false).catch(() => undefined);
  };
  const offered = Boolean(data?.offer ?? data?.workbench);
  const said = refused ? faultOf(refused) : (data?.reason ?? messageOf(error));
  const fault = token === '' ? t('invitation.incomplete') : said;
  return (
    <PageFrame
      level={level}
      title={
        data?.workbench || joined === null
          ? t('invitation.workbench.title')
          : data?.offer || joined
            ? t('invitation.title')
            : t('common:page.invitation')
      }
    >
      <PageCard>
        {joined && <Joined organization={joined} />}
        {!joined && mine && <Joined organization={mine} before />}
        {joined === null && <WorkbenchJoined />}
        {joined === undefined && !mine && (
          <>
            {offered ? <Fault words={fault} /> : fault && <Over text={fault} level={level} />}
            {isForAnother(refused) && <OtherAccount onLeft={reset} />}
            {!data && !fault && <Waiting failed={error !== undefined} onRetry={() => void refetch()} />}
            {data?.workbench && !error && (
              <WorkbenchOffer invitation={data.workbench} busy={isLoading} onTake={() => void take()} />
            )}
            {data?.offer && !error && <Offer invitation={data.offer} busy={isLoading} onTake={() => void take()} />}
          </>
        )}
      </PageCard>
    </PageFrame>
  );
}

/** Used up, withdrawn, expired or already accepted: retrying does not help. */
const isOver = (error: unknown) => isApiError(error) && error.kind === 'conflict';

interface OfferProps {
  invitation: NonNullable<Data<'lookAtInvitation'>['offer']>;
  busy: boolean;
  onTake: () => void;
}

function Offer({ invitation, busy, onTake }: OfferProps): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('people');
  const { tenantName, tenantLogo, role, invitedBy, endsAt, account } = invitation;
  const words = { name: invitedBy, organization: tenantName, role: t(`role.${role}`) };
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {tenantLogo && <Picture src={tenantLogo} alt="" height={56} />}
      <p style={{ margin: 0 }}>{t('invitation.offer', words)}</p>
      <p className={rows.hint}>{t('invitation.what')}</p>
      <p className={rows.hint}>
        {[t('invite.until', { day: endsAt.slice(0, 10) }), account && t('invitation.only', { account })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <AcceptButton busy={busy} onTake={onTake} />
    </div>
  );
}
