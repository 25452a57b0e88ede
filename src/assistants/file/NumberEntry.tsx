import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { EntryProblem } from '../../../setting/assistant/calculator/calculate';
import { readNumber } from '../../../setting/assistant/calculator/read-number';
import { showGiven } from '../../../setting/assistant/calculator/show-number';
import { useAssistantStyles } from '../assistant-styles';
import { numberProblem } from '../number-problem';

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
  const { t: say } = useTranslation('guided');
  const found = problemOf(text, range, optional);
  const problem = found && numberProblem(say, text, found, unit);
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

function problemOf(text: string, { min, max }: Range, optional: boolean | undefined): EntryProblem | undefined {
  const read = readNumber(text);
  if ('problem' in read) return read.problem === 'empty' && optional ? undefined : read;
  return read.value < min || read.value > max ? { problem: 'outside', ...read, min, max } : undefined;
}
