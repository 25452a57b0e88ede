import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { readNumber } from '../../../setting/assistant/calculator/read-number';
import { periodOf } from '../../../setting/table/holds';
import { COMPARISONS, type Comparison, type Condition } from '../../../setting/table/query';
import { useAssistantStyles } from '../assistant-styles';
import type { ShownColumn } from './table-desk';

interface Props {
  columns: readonly ShownColumn[];
  condition: Condition;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

const OF_TEXT: readonly Comparison[] = ['equals', 'not', 'contains', 'empty', 'filled'];
const OF_NUMBERS = COMPARISONS.filter((one) => one !== 'contains');

/** One condition: column, comparison, value. */
export function ConditionRow({ columns, condition, onChange, onRemove }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const id = useId();
  const { column, is, value = '' } = condition;
  const own = columns.find(({ name }) => name === column);
  const needsValue = is !== 'empty' && is !== 'filled';
  const fits = { text: value.trim() !== '', date: periodOf(value) !== undefined, number: 'value' in readNumber(value) };
  const bad = needsValue && !fits[own?.kind ?? 'text'];
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend>{t('query.condition')}</legend>
      <div className={styles.row}>
        <select
          aria-label={t('form.column')}
          className={styles.field}
          value={column}
          onChange={(event) => onChange({ column: event.target.value, is: 'filled' })}
        >
          {columns.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          aria-label={t('query.comparison')}
          className={styles.field}
          value={is}
          onChange={(event) => onChange({ ...condition, is: event.target.value as Comparison })}
        >
          {(own?.kind === 'text' ? OF_TEXT : OF_NUMBERS).map((one) => (
            <option key={one} value={one}>
              {t(`is.${one}`)}
            </option>
          ))}
        </select>
        {needsValue && (
          <input
            aria-label={t('query.value')}
            aria-invalid={bad}
            aria-describedby={bad ? `${id}-note` : undefined}
            className={styles.field}
            style={{ flex: '1 1 140px' }}
            list={`${id}-values`}
            maxLength={200}
            value={value}
            onChange={(event) => onChange({ ...condition, value: event.target.value })}
          />
        )}
        <datalist id={`${id}-values`}>
          {own?.values.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <PlainButton look="quiet" className={styles.choice} onClick={onRemove}>
          {t('query.remove')}
        </PlainButton>
      </div>
      {bad && (
        <p id={`${id}-note`} className={styles.error}>
          {t(`needs.${own?.kind ?? 'text'}`, { value })}
        </p>
      )}
    </fieldset>
  );
}
