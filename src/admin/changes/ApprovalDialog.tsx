import type { ReactNode } from 'react';
import { useApproveSettingMutation, useDeclineSettingMutation } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import type { WordySchema } from '@/ui/form/form-schema';
import { PlainButton } from '@/ui/PlainButton';
import type { JsonObject } from '../../../setting/json-value';
import type { OperatorRole } from '../../../setting/operator/may';
import { focusScreen } from '../shell/use-focus-back';
import { roleMayCall } from '../shell/use-may';
import { ChangesDialog } from './ChangesDialog';

export type ApprovalRequest = Data<'getApproval'>['requests'][number];

interface Props {
  domain: string;
  role: OperatorRole;
  request: ApprovalRequest;
  live: JsonObject;
  isOwn: boolean;
  /** Schema of the content, if it is no setting. */
  shape?: WordySchema | undefined;
  /** What its check says. */
  after?: ReactNode;
  onClose: () => void;
}

/** What somebody wants to publish, beside what visitors see; another operator approves it. */
export function ApprovalDialog({ domain, role, request, live, isOwn, shape, after, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  const [approve, approving] = useApproveSettingMutation();
  const [decline, declining] = useDeclineSettingMutation();
  const { revision, askedBy, message, approvedBy, body } = request;
  const busy = approving.isLoading || declining.isLoading;
  const run = async (send: typeof approve | typeof decline) => {
    if (busy) return;
    const { error } = await send({ domain, revision });
    if (error) return;
    onClose();
    focusScreen();
  };
  const approves = !isOwn && approvedBy === null && roleMayCall(role, 'approveSetting');
  return (
    <ChangesDialog
      title={t('state.approval.title')}
      from={live}
      to={(body ?? live) as JsonObject}
      none={body === null ? t('state.approval.archive') : t('state.scheduleSame')}
      shape={shape}
      note={
        <>
          <p>{t('state.scheduleBy', { name: askedBy, message })}</p>
          <p>{approvedBy === null ? waiting() : t('state.approval.then', { name: approvedBy })}</p>
          {roleMayCall(role, 'declineSetting') && (
            <PlainButton look="outline" disabled={busy} onClick={() => void run(decline)}>
              {isOwn ? t('state.approval.takeBack') : t('state.approval.decline')}
            </PlainButton>
          )}
        </>
      }
      after={after}
      act={approves ? { label: t('state.approval.approve'), run: () => void run(approve) } : undefined}
      onClose={onClose}
    />
  );

  function waiting(): string {
    if (isOwn) return t('state.approval.another');
    return approves ? t('state.approval.exactly') : t('state.approval.publisher');
  }
}
