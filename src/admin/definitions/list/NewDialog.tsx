import { Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyGetDefinitionQuery, useSaveDefinitionDraftMutation } from '@/api/definitions';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../../shell/ConfirmDialog';
import { ErrorBar } from '../../shell/ErrorBar';
import { places } from '../../shell/places';
import { ID } from '../form/AddEntry';
import type { Kind } from '../types';
import type { Summary } from './DefinitionsPage';

interface Props {
  domain: string;
  kind: Kind;
  items: readonly Summary[];
  onClose: () => void;
}

/** Begins one of the portal's own, from any that is there. */
export function NewDialog({ domain, kind, items, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const [from, setFrom] = useState(items[0]?.id ?? '');
  const [read, { error: unread, isFetching }] = useLazyGetDefinitionQuery();
  const [save, { error, isLoading }] = useSaveDefinitionDraftMutation();
  const taken = items.some((item) => item.id === id);
  const fault = !ID.test(id) ? t('id.shape') : taken ? t('id.taken', { id }) : undefined;
  const go = async () => {
    const { data } = await read({ domain, kind, id: from });
    const start = data?.body ?? data?.draft?.body;
    if (!start) return;
    const { cases: _, ...body } = start;
    // Cases are about what was copied; pages of the product stay with the product's.
    const own = { ...body, id, ...(kind === 'assistant' && { routes: [] }) };
    const answer = await save({ domain, kind, id, base: null, body: own });
    if (!answer.error) void navigate(places.definition(domain, kind, id));
  };
  return (
    <ConfirmDialog
      title={t(`new.${kind}`)}
      go={t('new.go')}
      disabled={fault !== undefined || isLoading || isFetching || from === ''}
      onGo={go}
      onClose={onClose}
    >
      {(error ?? unread) !== undefined && <ErrorBar title={t('new.failed')} error={error ?? unread} />}
      <Field label={t('id.label')} required hint={t('id.shape')} validationMessage={id !== '' ? fault : undefined}>
        <Input autoFocus value={id} autoComplete="off" spellCheck={false} onChange={(_, data) => setId(data.value)} />
      </Field>
      <Field label={t('new.from')}>
        <Select value={from} onChange={(_, data) => setFrom(data.value)}>
          {items.map((item) => (
            <option key={item.id} value={item.id}>
              {item.name}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
