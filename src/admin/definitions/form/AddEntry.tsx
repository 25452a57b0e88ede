import { Field, Input, Select } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { ConfirmDialog } from '../../shell/ConfirmDialog';

export const ID = /^[a-z][a-z0-9-]{0,39}$/;

interface Props {
  list: 'facts' | 'nodes';
  taken: readonly string[];
  onAdd: (id: string, value: object) => void;
  onClose: () => void;
}

const text = { 'zh-CN': '', 'en-US': '' };
const STARTS = {
  nodes: { kind: 'ask', text, evidence: [] },
  number: { type: 'number', label: text, unit: '1', min: 0, max: 100 },
  choice: { type: 'choice', label: text, options: [] },
};

/** A new fact or step under an id of its own, to be filled in. */
export function AddEntry({ list, taken, onAdd, onClose }: Props): ReactNode {
  const { t } = useTranslation('admin-definitions');
  const [id, setId] = useState('');
  const [type, setType] = useState<'number' | 'choice'>('number');
  const fault = !ID.test(id) ? t('id.shape') : taken.includes(id) ? t('id.taken', { id }) : undefined;
  const go = async () => {
    onAdd(id, list === 'nodes' ? STARTS.nodes : STARTS[type]);
    onClose();
  };
  return (
    <ConfirmDialog
      title={list === 'facts' ? t('part.addFact') : t('part.addStep')}
      go={t('part.add')}
      disabled={fault !== undefined}
      onGo={go}
      onClose={onClose}
    >
      <Field label={t('id.label')} required hint={t('id.shape')} validationMessage={id !== '' ? fault : undefined}>
        <Input autoFocus value={id} autoComplete="off" spellCheck={false} onChange={(_, data) => setId(data.value)} />
      </Field>
      {list === 'facts' && (
        <Field label={t('part.factType')}>
          <Select value={type} onChange={(_, data) => setType(data.value as 'number' | 'choice')}>
            <option value="number">{t('part.number')}</option>
            <option value="choice">{t('part.choice')}</option>
          </Select>
        </Field>
      )}
    </ConfirmDialog>
  );
}
