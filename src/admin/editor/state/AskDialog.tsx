import { Field, Input } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useRequestApprovalMutation } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import type { JsonObject } from '../../../../setting/json-value';
import { ErrorBar } from '../../shell/ErrorBar';
import { focusScreen } from '../../shell/use-focus-back';
import { useEditor } from '../use-editor';
import { ChangesDialog } from './changes-dialog';

interface Props {
  live: JsonObject;
  draft: JsonObject;
  onClose: () => void;
}

/** Puts the draft, as it is now, before the other operators. */
export function AskDialog({ live, draft, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-editor');
  const { domain } = useEditor();
  const [message, setMessage] = useState('');
  const [ask, { isLoading, error }] = useRequestApprovalMutation();
  const why = message.trim();
  const go = async () => {
    if (isLoading || why === '') return;
    const answer = await ask({ domain, body: draft as Record<string, unknown>, message: why });
    if (answer.error) return;
    onClose();
    focusScreen();
  };
  return (
    <ChangesDialog
      title={t('state.approval.ask')}
      from={live}
      to={draft}
      none={t('state.same')}
      note={
        <>
          {error !== undefined && <ErrorBar title={t('state.approval.failed')} error={error} />}
          <p>{t('state.approval.text')}</p>
          <Field label={t('state.approval.message')} required>
            <Input value={message} maxLength={500} onChange={(_, { value }) => setMessage(value)} />
          </Field>
        </>
      }
      act={{ label: t('state.approval.go'), run: () => void go() }}
      onClose={onClose}
    />
  );
}
