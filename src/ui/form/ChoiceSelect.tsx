import { mergeClasses } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from './control-styles';
import { useFieldState } from './use-field-state';

/** A select for an enum. The first entry means "not set" and names the inherited value. */
export function ChoiceSelect({ id, value, options, required, readonly, onChange, schema }: WidgetProps): ReactNode {
  const styles = useControlStyles();
  const { t } = useTranslation('form');
  const { fault, instead, describedBy } = useFieldState(id, schema);
  const choices = options.enumOptions ?? [];
  const at = choices.findIndex((choice) => choice.value === value);
  const unknown = value !== undefined && value !== null && at < 0;
  const holds = choices.find((choice) => choice.value === instead)?.label;
  return (
    <select
      id={id}
      name={id}
      value={unknown ? 'unknown' : String(at)}
      disabled={readonly}
      aria-required={required || undefined}
      aria-invalid={fault ? true : undefined}
      aria-describedby={describedBy}
      className={mergeClasses(styles.control, styles.select, fault && styles.invalid)}
      onChange={(event) => onChange(choices[Number(event.target.value)]?.value)}
    >
      <option value="-1">{holds === undefined ? t('choice.none') : t('choice.instead', { value: holds })}</option>
      {unknown && <option value="unknown">{String(value)}</option>}
      {choices.map((choice, index) => (
        <option key={String(choice.value)} value={String(index)}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
