import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { readNumber } from '../../../setting/assistant/calculator/read-number';
import { showGiven } from '../../../setting/assistant/calculator/show-number';
import { useAssistantStyles } from '../assistant-styles';

export interface Range {
  min: number;
  max: number;
}

/** The number in a text, if it is one and within its range. */
export function numberWithin(text: string, { min, max }: Range): number | undefined {
  const read = readNumber(text);
  return 'value' in read && read.value >= min && read.value <= max ? read.value : undefined;
}

interface Props {
  label: string;
  unit: string;
  range: Range;
  text: string;
  /** May stay empty. */
  optional?: boolean;
  note?: string | undefined;
  onText: (text: string) => void;
}

/** A number with its unit, its range and, if it cannot be used, the reason. */
export function NumberEntry({ label, unit, range, text, optional, note, onText }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation(['analysis', 'guided']);
  const id = useId();
  const problem = useProblem(text, { ...range, unit, optional });
  const about = t('guided:number.range', { min: showGiven(range.min), max: showGiven(range.max), unit });
  return (
    <div>
      <label htmlFor={id}>{optional ? t('form.optional', { label }) : label}</label>
      <div style={{ display: 'flex', alignItems: 'center', gap: '8px' }}>
        <input
          id={id}
          className={styles.field}
          style={{ flex: '1 1 0' }}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => onText(event.target.value)}
        />
        {unit && <span>{unit}</span>}
      </div>
      <p id={`${id}-note`} className={problem ? styles.error : styles.quiet}>
        {problem ?? note ?? about}
      </p>
    </div>
  );
}

function useProblem(
  value: string,
  { min, max, unit, optional }: Range & { unit: string; optional?: boolean | undefined },
) {
  const { t } = useTranslation('guided');
  const read = readNumber(value);
  if ('value' in read)
    return read.value < min || read.value > max
      ? t('number.outside', { value, min: showGiven(min), max: showGiven(max), unit })
      : undefined;
  switch (read.problem) {
    case 'empty':
      return optional ? undefined : t('number.empty');
    case 'unclear':
      return t('number.unclear', { value, a: read.either[0], b: read.either[1] });
    default:
      return t('number.notANumber', { value });
  }
}
