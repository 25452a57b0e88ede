import { type ReactNode, useId } from 'react';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { type Entry, type InputResult, unitsFor } from '../../../setting/assistant/calculator/calculate';
import { showGiven } from '../../../setting/assistant/calculator/show-number';
import { convert } from '../../../setting/assistant/calculator/units';
import { useAssistantStyles } from '../assistant-styles';
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
  const problem = useProblem(read);
  const shown = (limit: number) => showGiven(convert(limit, input.quantity, input.unit, entry.unit));
  const unit = entry.unit === '1' ? '' : entry.unit;
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

function useProblem(read: InputResult): string | undefined {
  const { t } = useTranslation('guided');
  if (!('problem' in read)) return undefined;
  const value = read.entry.text;
  const unit = read.entry.unit === '1' ? '' : read.entry.unit;
  switch (read.problem) {
    case 'unclear':
      return t('number.unclear', { value, a: read.either[0], b: read.either[1] });
    case 'outside':
      return t('number.outside', { value, min: showGiven(read.min), max: showGiven(read.max), unit });
    default:
      return t(`number.${read.problem}`, { value });
  }
}
