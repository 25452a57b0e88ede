import { type ReactNode, useId } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { type Entry, type InputResult, unitsFor } from '../../../setting/assistant/calculator/calculate';
import { showGiven } from '../../../setting/assistant/calculator/show-number';
import { convert } from '../../../setting/assistant/calculator/units';
import { useAssistantStyles } from '../assistant-styles';
import { numberProblem } from '../number-problem';
import { SymbolText } from './SymbolText';

interface Props {
  read: InputResult;
  onEnter: (entry: Entry) => void;
}

/** One value with its unit, its limits and, if it cannot be used, the reason. */
export function InputField({ read, onEnter }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('guided');
  const say = useLocalize();
  const id = useId();
  const { input, entry } = read;
  const units = unitsFor(input);
  const label = say(input.label);
  const shown = (limit: number) => showGiven(convert(limit, input.quantity, input.unit, entry.unit));
  const unit = entry.unit === '1' ? '' : entry.unit;
  const problem = 'problem' in read ? numberProblem(t, entry.text, read, unit) : undefined;
  const range = t('number.range', { min: shown(input.min), max: shown(input.max), unit });
  const help = [input.help && say(input.help), !input.options && range].filter(Boolean).join(' ');
  return (
    <div className={styles.stack} style={{ gap: '4px' }}>
      <label htmlFor={id}>
        {label} <SymbolText text={input.symbol} />
      </label>
      {input.options ? (
        <select
          id={id}
          className={styles.field}
          value={entry.text}
          onChange={(event) => onEnter({ ...entry, text: event.target.value })}
        >
          {input.options.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {say(option.label)}
            </option>
          ))}
        </select>
      ) : (
        <div style={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
          <input
            id={id}
            className={styles.field}
            style={{ flex: '1 1 0' }}
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={entry.text}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onEnter({ ...entry, text: event.target.value })}
          />
          {units.length > 1 ? (
            <select
              aria-label={t('calculator.unitOf', { label })}
              className={styles.field}
              value={entry.unit}
              onChange={(event) => onEnter({ ...entry, unit: event.target.value })}
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {one === '1' ? '—' : one}
                </option>
              ))}
            </select>
          ) : (
            unit && <span>{unit}</span>
          )}
        </div>
      )}
      <p id={`${id}-note`} className={problem ? styles.error : styles.quiet}>
        {problem ?? help}
      </p>
    </div>
  );
}
