import { mergeClasses } from '@fluentui/react-components';
import type { WidgetProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useControlStyles } from './control-styles';
import type { useFieldState } from './use-field-state';

interface Props extends Pick<WidgetProps, 'id' | 'value' | 'readonly' | 'onChange'> {
  field: ReturnType<typeof useFieldState>;
  /** Shown if there is neither a value nor an inherited one. */
  placeholder: string;
  className?: string | undefined;
}

/** A single-line input without spell checking, for URLs and colours. An empty value removes the field. */
export function TextControl({ id, value, readonly, onChange, field, placeholder, className }: Props): ReactNode {
  const control = useControlStyles();
  const { fault, instead, describedBy } = field;
  return (
    <input
      id={id}
      className={mergeClasses(control.control, className, fault && control.invalid)}
      value={value ?? ''}
      placeholder={typeof instead === 'string' ? instead : placeholder}
      readOnly={readonly}
      spellCheck={false}
      autoComplete="off"
      aria-invalid={fault ? true : undefined}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value || undefined)}
    />
  );
}
