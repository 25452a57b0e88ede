import { Button, Field, Switch, Textarea } from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import { useAddMemoryMutation, useClearMemoryMutation, useGetMemoryQuery, useSwitchMemoryMutation } from '@/api/memory';
import { useTranslation } from '@/i18n/use-translation';
import { SureButton } from '../layout/SureButton';
import { useRowStyles } from '../layout/use-row-styles';
import { Waiting } from '../layout/Waiting';
import { LONGEST, MemoryRow } from './MemoryRow';

/** What the person asked to have remembered: off until they turn it on, each entry theirs to change or delete. */
export function MemoryCard(): ReactNode {
  const rows = useRowStyles();
  const { t } = useTranslation('memory');
  const { data, isError, refetch } = useGetMemoryQuery(undefined, { refetchOnMountOrArgChange: true });
  const [turn, turning] = useSwitchMemoryMutation();
  const [clear, clearing] = useClearMemoryMutation();
  const list = useRef<HTMLUListElement>(null);
  if (!data) return <Waiting failed={isError} onRetry={() => void refetch()} />;
  const { on, entries, organization } = data;
  const focusList = () => list.current?.focus();
  return (
    <div id="memory">
      <Switch
        style={{ marginInlineStart: -8 }}
        checked={on}
        disabled={turning.isLoading}
        label={on ? t('on') : t('off')}
        onChange={(_, { checked }) => void turn({ on: checked })}
      />
      <p className={rows.hint}>{t('what')}</p>
      {organization && <p className={rows.hint}>{t('organization')}</p>}
      {on && <AddEntry />}
      {entries.length === 0 ? (
        <p className={rows.hint} style={{ marginTop: 12 }}>
          {t('empty')}
        </p>
      ) : (
        <>
          <ul ref={list} tabIndex={-1} className={rows.list} aria-label={t('title')}>
            {entries.map((entry) => (
              <MemoryRow key={entry.id} entry={entry} onGone={focusList} />
            ))}
          </ul>
          <SureButton
            words={t('clear')}
            sure={t('sure', { count: entries.length })}
            busy={clearing.isLoading}
            onSure={() => void clear(undefined)}
          />
        </>
      )}
    </div>
  );
}

function AddEntry() {
  const { t } = useTranslation('memory');
  const [text, setText] = useState('');
  const [add, { isLoading }] = useAddMemoryMutation();
  const keep = async () => {
    if (text.trim() === '' || isLoading) return;
    if (!('error' in (await add({ text: text.trim() })))) setText('');
  };
  return (
    <form
      style={{ display: 'grid', gap: 8, marginBlock: 12, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <Field label={t('new')} style={{ width: '100%' }}>
        <Textarea
          value={text}
          maxLength={LONGEST}
          resize="vertical"
          placeholder={t('example')}
          onChange={(_, { value }) => setText(value)}
        />
      </Field>
      <Button type="submit" disabledFocusable={text.trim() === '' || isLoading}>
        {t('add')}
      </Button>
    </form>
  );
}
