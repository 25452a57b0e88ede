import { Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { isApiError } from '@/api/api-error';
import { usePublishDefinitionMutation } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { diffSettings } from '../../../../setting/diff';
import { isObject, type JsonObject } from '../../../../setting/json-value';
import { allows } from '../../../../setting/operator/may';
import { ChangeList } from '../../changes/ChangeList';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import { ErrorBar } from '../../shell/ErrorBar';
import { roleMayCall } from '../../shell/use-may';
import { writeBody } from '../document/use-definition-text';
import { wholeOf } from '../form/parts-of';
import { Report } from '../report/Report';
import { useDefinitionCheck } from '../report/use-definition-check';
import type { OpenDefinition } from '../types';
import { SecondLookNotice } from './SecondLookNotice';
import { useSecondLook } from './use-second-look';

interface Props {
  open: OpenDefinition;
  onPublished: (revision: string) => void;
  onClose: () => void;
}

/** What changes, what the checks and cases say of it, and why it is published. */
export function PublishDialog({ open, onPublished, onClose }: Props): ReactNode {
  const { t, i18n } = useTranslation('admin-definitions');
  const { place, text, base, detail, role } = open;
  const [message, setMessage] = useState('');
  const [override, setOverride] = useState('');
  const [send, { isLoading, error }] = usePublishDefinitionMutation();
  const check = useDefinitionCheck(place, text.body, false);
  const faulty = check.data?.findings.some(({ severity }) => severity === 'error') ?? true;
  const blocked = check.data?.verdicts.some(({ must, passed }) => must && !passed) ?? false;
  const mayForce = allows(role, 'administer');
  const look = useSecondLook(place, text.body as JsonObject);
  const asks = look.state === 'ask';
  const collision = collisionOf(error);
  const go = async () => {
    if (asks) {
      if (await look.ask(message.trim())) onClose();
      return;
    }
    const why = { message: message.trim(), ...(blocked && { override: override.trim() }) };
    const { data } = await send({ ...place, base, body: text.body, ...why });
    if (!data) return;
    onPublished(data.revision);
    onClose();
  };
  const takeOver = () => {
    if (!collision) return;
    open.rebase(collision.head);
    if (collision.merged) text.setText(writeBody(collision.merged));
    onClose();
  };
  const forced = mayForce && override.trim() !== '';
  const notYet = asks
    ? look.busy
    : look.state === 'waiting' || !roleMayCall(role, 'publishDefinition') || (blocked && !forced);
  if (collision)
    return (
      <ConfirmDialog
        title={t('collision.title')}
        go={t('collision.go')}
        disabled={false}
        onGo={async () => takeOver()}
        onClose={onClose}
      >
        <p>{t('collision.text', { count: collision.conflicts })}</p>
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={t('publish.title')}
      go={asks ? t('approval.go') : blocked ? t('publish.force') : t('publish.go')}
      disabled={isLoading || check.busy || faulty || !message.trim() || notYet}
      onGo={go}
      onClose={onClose}
      maxWidth="760px"
    >
      {error !== undefined && <ErrorBar title={t('publish.failed')} error={error} />}
      <SecondLookNotice look={look} />
      <ChangeList
        changes={diffSettings((detail.body ?? {}) as JsonObject, text.body as JsonObject)}
        body={text.body as JsonObject}
        shape={wholeOf(place.kind, text.body, i18n.language)}
        none={t('publish.same')}
      />
      <Report
        check={check}
        onJump={(at) => {
          open.select(at, true);
          onClose();
        }}
      />
      {blocked && !asks && (
        <>
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{mayForce ? t('publish.blockedForce') : t('publish.blocked')}</MessageBarBody>
          </MessageBar>
          {mayForce && (
            <Field label={t('publish.override')} required>
              <Textarea value={override} rows={2} maxLength={500} onChange={(_, data) => setOverride(data.value)} />
            </Field>
          )}
        </>
      )}
      <Field label={t('publish.why')} required hint={faulty && check.data ? t('publish.faulty') : undefined}>
        <Textarea value={message} rows={2} maxLength={500} onChange={(_, data) => setMessage(data.value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** Somebody else published meanwhile: what is live, and both edits merged. */
function collisionOf(
  error: unknown,
): { head: string | null; merged: JsonObject | undefined; conflicts: number } | null {
  if (!isApiError(error) || error.kind !== 'http' || error.status !== 409 || !isObject(error.detail)) return null;
  const { head, merged, conflicts } = error.detail;
  if (head === undefined) return null;
  return {
    head: typeof head === 'string' ? head : null,
    merged: isObject(merged) ? (merged as JsonObject) : undefined,
    conflicts: Array.isArray(conflicts) ? conflicts.length : 0,
  };
}
