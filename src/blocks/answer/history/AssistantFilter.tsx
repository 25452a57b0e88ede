import { type ReactNode, useId } from 'react';
import { useListAssistantsQuery } from '@/api/assistants';
import { useTranslation } from '@/i18n/use-translation';
import { useHistoryStyles } from './history-styles';

interface Props {
  /** By id; empty for all. */
  assistant: string;
  onAssistant: (assistant: string) => void;
}

const MOST = 200;

/** Narrows the list to the questions that began with one assistant. */
export function AssistantFilter({ assistant, onAssistant }: Props): ReactNode {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const id = useId();
  const { data } = useListAssistantsQuery({ pageSize: MOST, orderBy: 'NameAsc' });
  const known = data?.list ?? [];
  if (known.length === 0 && assistant === '') return null;
  const options =
    known.some((one) => one.id === assistant) || !assistant ? known : [...known, { id: assistant, name: assistant }];
  return (
    <div className={styles.assistant}>
      <label htmlFor={id}>{t('history.assistant')}</label>
      <select id={id} className={styles.select} value={assistant} onChange={(event) => onAssistant(event.target.value)}>
        <option value="">{t('history.everyAssistant')}</option>
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
