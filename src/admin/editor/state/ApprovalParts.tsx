import { mergeClasses } from '@fluentui/react-components';
import { type ReactNode, Suspense, useState } from 'react';
import { useGetApprovalQuery, useGetOperatorQuery } from '@/api/admin';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';
import { roleMayCall } from '../../shell/use-may';
import { useEditor } from '../use-editor';
import { AskDialog } from './AskDialog';

type ApprovalRequest = Data<'getApproval'>['requests'][number];

const ApprovalDialog = lazyWithRetry(async () => (await import('../../changes/ApprovalDialog')).ApprovalDialog);

/** How often to look whether somebody asked or approved. */
const LOOK_MS = 5000;

interface Props {
  className: string;
  linkClass: string;
  live: JsonObject;
  draft: JsonObject;
}

/** Where nobody publishes alone: that it is so, what waits for whom, and the way to ask. */
export function ApprovalParts({ className, linkClass, live, draft }: Props): ReactNode {
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { domain, source } = useEditor();
  const { data: operator } = useGetOperatorQuery();
  const { currentData } = useGetApprovalQuery({ domain }, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true });
  const [open, setOpen] = useState<'ask' | ApprovalRequest>();
  if (!currentData?.needed) return null;
  const { requests } = currentData;
  const own = requests.find(({ body }) => equal(body as JsonObject, draft));
  const asks = !own && !equal(live, draft) && roleMayCall(source.role, 'requestApproval');
  const look = mergeClasses(small, linkClass);
  return (
    <>
      <li className={className}>{t('state.approval.rule')}</li>
      {requests.map((request) => (
        <li key={request.revision} className={className}>
          <PlainButton look="quiet" className={look} onClick={() => setOpen(request)}>
            {requestWords(request)}
          </PlainButton>
        </li>
      ))}
      {asks && (
        <li className={className}>
          <PlainButton look="quiet" className={look} onClick={() => setOpen('ask')}>
            {t('state.approval.ask')}
          </PlainButton>
        </li>
      )}
      <Suspense>
        {open === 'ask' && <AskDialog live={live} draft={draft} onClose={() => setOpen(undefined)} />}
        {typeof open === 'object' && (
          <ApprovalDialog
            domain={domain}
            role={source.role}
            request={open}
            live={live}
            isOwn={open.askedBy === operator?.name}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );

  function requestWords({ askedBy, approvedBy }: ApprovalRequest): string {
    if (approvedBy !== null) return t('state.approval.approved', { name: approvedBy });
    return askedBy === operator?.name ? t('state.approval.waiting') : t('state.approval.asked', { name: askedBy });
  }
}
