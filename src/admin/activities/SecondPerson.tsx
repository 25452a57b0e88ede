import { Button, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { saveAnswer } from '../shell/save-answer';
import { useMayOn } from '../shell/use-may';
import { useActivitiesStyles } from './activities-styles';
import {
  useApproveSettingMutation,
  useAskActivityApprovalMutation,
  useDeclineSettingMutation,
  useListActivityApprovalsQuery,
} from './second-calls';

type Approvals = Data<'listActivityApprovals'>;
type Request = Approvals['requests'][number];
interface Place {
  domain: string;
  id: string;
}

const EVERY_MS = 15_000;

/** What two operators do: what waits for a second one, and what has their word. Nothing if nothing takes two. */
export function SecondPerson({ domain, id }: Place): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const may = useMayOn(domain);
  const { data } = useListActivityApprovalsQuery(
    { domain, id },
    { skip: !may('listActivityApprovals'), pollingInterval: EVERY_MS, skipPollingIfUnfocused: true },
  );
  const [isAsking, setAsking] = useState(false);
  if (!data || (!data.draw && data.requests.length === 0)) return null;
  const isDrawAsked = data.requests.some(({ what }) => what === 'draw');
  return (
    <section aria-label={t('second.title')} className={styles.requests}>
      {data.draw && !isDrawAsked && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('second.draw')}</MessageBarBody>
        </MessageBar>
      )}
      {data.draw && !isDrawAsked && (
        <div className={styles.actions}>
          <Button onClick={() => setAsking(true)}>{t('second.askDraw')}</Button>
        </div>
      )}
      {data.requests.map((request) => (
        <RequestRow key={request.revision} {...{ domain, id, request }} />
      ))}
      {isAsking && <AskDialog {...{ domain, id }} what="draw" onClose={() => setAsking(false)} />}
    </section>
  );
}

function RequestRow({ domain, id, request }: Place & { request: Request }): ReactNode {
  const { t } = useTranslation('admin-activities');
  const styles = useActivitiesStyles();
  const may = useMayOn(domain);
  const [approve, approving] = useApproveSettingMutation();
  const [decline, declining] = useDeclineSettingMutation();
  const { what, revision, reason, askedBy, askedAt, approvedBy, own } = request;
  const isBusy = approving.isLoading || declining.isLoading;
  const error = approving.error ?? declining.error;
  const words = approvedBy ? t('second.approved', { name: approvedBy }) : own ? t('second.waits') : t('second.asks');
  return (
    <div>
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      <p className={styles.request}>
        <strong>{t(`second.what.${what}`)}</strong> · {askedBy}, <RelativeTime at={askedAt} /> · {words}
        <br />
        {reason}
      </p>
      <div className={styles.actions}>
        {approvedBy && what !== 'draw' && may('exportActivityPeople') && (
          <Button size="small" appearance="primary" onClick={() => void saveApproved({ domain, id, request })}>
            {t('second.download')}
          </Button>
        )}
        {!approvedBy && !own && (
          <Button
            size="small"
            appearance="primary"
            disabledFocusable={isBusy}
            onClick={() => void approve({ domain, revision })}
          >
            {t('second.approve')}
          </Button>
        )}
        <Button size="small" disabledFocusable={isBusy} onClick={() => void decline({ domain, revision })}>
          {own ? t('second.takeBack') : t('second.decline')}
        </Button>
      </div>
    </div>
  );
}

const saveApproved = ({ domain, id, request: { what, reason } }: Place & { request: Request }) =>
  saveAnswer(
    `/api/admin/domains/${encodeURIComponent(domain)}/activities/${id}/export/${what}?${new URLSearchParams({
      ...(what === 'people' && { format: 'csv' }),
      reason,
    })}`,
    `${id}-${what}.csv`,
  );

/** Asks a second operator, with why. */
export function AskDialog({ domain, id, what, onClose }: Place & Pick<Request, 'what'> & { onClose: () => void }) {
  const { t } = useTranslation('admin-activities');
  const [reason, setReason] = useState('');
  const [ask, { isLoading, error }] = useAskActivityApprovalMutation();
  return (
    <ConfirmDialog
      title={t(`second.what.${what}`)}
      go={t('second.ask')}
      disabled={isLoading || reason.trim() === ''}
      onGo={async () => {
        if (!(await ask({ domain, id, what, reason: reason.trim() })).error) onClose();
      }}
      onClose={onClose}
    >
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      <p>{t(`second.text.${what}`)}</p>
      <Field label={t('second.why')} required>
        <Textarea rows={2} maxLength={400} value={reason} onChange={(_, { value }) => setReason(value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** Whether an export of personal data takes a second operator. */
export function useExportTakesTwo({ domain, id }: Place): boolean {
  const may = useMayOn(domain);
  const { data } = useListActivityApprovalsQuery({ domain, id }, { skip: !may('listActivityApprovals') });
  return data?.exports ?? false;
}
