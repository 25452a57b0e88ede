import { Field, Textarea } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { useRollbackSettingMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { isoMinute } from '@/lib/relative-time';
import type { JsonObject } from '../../../setting/json-value';
import { ChangeList } from '../changes/ChangeList';
import { CheckResult } from '../changes/CheckResult';
import { useCheck } from '../changes/use-check';
import { ConfirmDialog } from '../shell/ConfirmDialog';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { readableChanges } from '../shell/readable-changes';
import { focusScreen } from '../shell/use-focus-back';
import { useRevisionBody } from './use-revision-body';
import type { RevisionEntry } from './use-revisions';

interface Props {
  domain: string;
  /** The revision to go back to. */
  entry: RevisionEntry;
  /** What is published now. */
  head: string | null;
  onClose: () => void;
}

/** Shows what visitors would see differently, checked against this build, before anything happens. */
export function RollbackDialog({ domain, entry, head, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin');
  const [message, setMessage] = useState(t('rollback.message', { when: isoMinute(entry.at) }));
  const [roll, { isLoading, error }] = useRollbackSettingMutation();
  const then = useRevisionBody(domain, entry.id);
  const now = useRevisionBody(domain, head);
  const unread = then.error ?? now.error;
  const go = async () => {
    const answer = await roll({ domain, revision: entry.id, base: head, message: message.trim() });
    if (answer.error) return;
    onClose();
    // The button that opened this is about to disappear.
    focusScreen();
  };
  return (
    <ConfirmDialog
      title={t('rollback.title')}
      go={t('rollback.go')}
      onGo={go}
      disabled={isLoading || !then.body || !message.trim()}
      onClose={onClose}
      maxWidth="720px"
    >
      {error !== undefined && <ErrorBar title={t('rollback.failed')} error={error} />}
      {unread !== undefined && <ErrorBar title={t('history.failed')} error={unread} />}
      {then.body && now.body && <Consequences domain={domain} now={now.body} then={then.body} />}
      {!(then.body && now.body) && unread === undefined && <RowsSkeleton rows={2} height={64} />}
      <Field label={t('publish.why')} required>
        <Textarea value={message} rows={2} maxLength={500} onChange={(_, data) => setMessage(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}

function Consequences({ domain, now, then }: { domain: string; now: JsonObject; then: JsonObject }): ReactNode {
  const { t } = useTranslation('admin');
  const changes = useMemo(() => readableChanges(now, then), [now, then]);
  const check = useCheck(domain, then);
  return (
    <>
      <ChangeList changes={changes} body={then} none={t('rollback.same')} />
      <CheckResult check={check} body={then} />
    </>
  );
}
