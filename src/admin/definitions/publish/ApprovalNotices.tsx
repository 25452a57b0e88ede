import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useGetOperatorQuery } from '@/api/admin';
import { useGetDefinitionApprovalQuery } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { REVIEW_FROM } from '../../../../setting/activity/activity-document';
import { takesTwo } from '../../../../setting/activity/takes-two';
import type { JsonObject } from '../../../../setting/json-value';
import { ApprovalDialog, type ApprovalRequest } from '../../changes/ApprovalDialog';
import { wholeOf } from '../form/parts-of';
import { Report } from '../report/Report';
import { useDefinitionCheck } from '../report/use-definition-check';
import type { OpenDefinition } from '../types';

/** How often to look whether somebody asked or approved. */
const LOOK_MS = 5000;

/** Where nobody publishes alone: that it is so, and what waits for whom. */
export function ApprovalNotices({ open }: { open: OpenDefinition }): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const { data: operator } = useGetOperatorQuery();
  const { data } = useGetDefinitionApprovalQuery(open.place, {
    pollingInterval: LOOK_MS,
    skipPollingIfUnfocused: true,
  });
  const [looking, setLooking] = useState<ApprovalRequest>();
  const isWorthMuch = takesTwo(open.place.kind, open.text.body);
  if (!data || !(data.needed || isWorthMuch)) return null;
  return (
    <>
      {data.requests.length === 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>
            {data.needed ? t('approval.rule') : t('approval.prize', { value: REVIEW_FROM / 100 })}
          </MessageBarBody>
        </MessageBar>
      )}
      {data.requests.map((request) => (
        <MessageBar key={request.revision} intent={request.approvedBy ? 'success' : 'warning'} layout="multiline">
          <MessageBarBody>{wordsOf(request)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={() => setLooking(request)}>{t('approval.look')}</Button>
          </MessageBarActions>
        </MessageBar>
      ))}
      {looking && (
        <Looking
          open={open}
          request={looking}
          isOwn={looking.askedBy === operator?.name}
          onClose={() => setLooking(undefined)}
        />
      )}
    </>
  );

  function wordsOf({ askedBy, approvedBy }: ApprovalRequest): string {
    if (approvedBy !== null) return t('approval.approved', { name: approvedBy });
    return askedBy === operator?.name ? t('approval.waiting') : t('approval.asked', { name: askedBy });
  }
}

interface LookingProps {
  open: OpenDefinition;
  request: ApprovalRequest;
  isOwn: boolean;
  onClose: () => void;
}

function Looking({ open, request, isOwn, onClose }: LookingProps): ReactNode {
  const { i18n } = useTranslation('admin-definitions');
  const { place, detail, role } = open;
  const body = request.body as JsonObject | null;
  const check = useDefinitionCheck(place, body ?? {}, body === null);
  const jump = (at: string) => {
    open.select(at, true);
    onClose();
  };
  return (
    <ApprovalDialog
      domain={place.domain}
      role={role}
      request={request}
      live={(detail.body ?? {}) as JsonObject}
      isOwn={isOwn}
      shape={wholeOf(place.kind, body ?? (detail.body as JsonObject | null) ?? {}, i18n.language)}
      after={body !== null && <Report check={check} onJump={jump} />}
      onClose={onClose}
    />
  );
}
