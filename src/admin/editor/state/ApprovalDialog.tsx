import type { ReactNode } from 'react';
import { useApproveSettingMutation, useDeclineSettingMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { JsonObject } from '../../../../setting/json-value';
import { focusScreen } from '../../shell/use-focus-back';
import { roleMayCall } from '../../shell/use-may';
import { useEditor } from '../use-editor';
import type { ApprovalRequest } from './ApprovalParts';
import { ChangesDialog } from './changes-dialog';

interface Props {
  request: ApprovalRequest;
  live: JsonObject;
  isOwn: boolean;
  onClose: () => void;
}

/** What somebody wants to publish, beside what visitors see; another operator approves it. */
export function ApprovalDialog({ request, live, isOwn, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain, source } = useEditor();
  const [approve, approving] = useApproveSettingMutation();
  const [decline, declining] = useDeclineSettingMutation();
  const { revision, askedBy, message, approvedBy } = request;
  const busy = approving.isLoading || declining.isLoading;
  const run = async (send: typeof approve | typeof decline) => {
    if (busy) return;
    const { error } = await send({ domain, revision });
    if (error) return;
    onClose();
    focusScreen();
  };
  const approves = !isOwn && approvedBy === null && roleMayCall(source.role, 'approveSetting');
  return (
    <ChangesDialog
      title={t('state.approval.title')}
      from={live}
      to={request.body as JsonObject}
      none={t('state.scheduleSame')}
      note={
        <>
          <p>{t('state.scheduleBy', { name: askedBy, message })}</p>
          <p>{approvedBy === null ? waiting() : t('state.approval.then', { name: approvedBy })}</p>
          {roleMayCall(source.role, 'declineSetting') && (
            <PlainButton look="outline" disabled={busy} onClick={() => void run(decline)}>
              {isOwn ? t('state.approval.takeBack') : t('state.approval.decline')}
            </PlainButton>
          )}
        </>
      }
      act={approves ? { label: t('state.approval.approve'), run: () => void run(approve) } : undefined}
      onClose={onClose}
    />
  );

  function waiting(): string {
    if (isOwn) return t('state.approval.another');
    return approves ? t('state.approval.exactly') : t('state.approval.publisher');
  }
}
