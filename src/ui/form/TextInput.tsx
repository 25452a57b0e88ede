import { mergeClasses } from '@fluentui/react-components';
import type { BaseInputTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useControlStyles } from './control-styles';
import { useFieldState } from './use-field-state';

const AREA_FROM = 120;

/** Text and numbers. An empty input removes the field, because '' would be a value that most schemas refuse. */
export function TextInput(props: BaseInputTemplateProps): ReactNode {
  const { id, value, readonly, required, onChange, options, schema } = props;
  const styles = useControlStyles();
  const { fault, instead, describedBy } = useFieldState(id, schema);
  const number = schema.type === 'integer' || schema.type === 'number';
  const shared = {
    id,
    name: id,
    value: value ?? '',
    readOnly: readonly,
    'aria-required': required || undefined,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy,
    placeholder: typeof instead === 'object' ? undefined : String(instead ?? ''),
    spellCheck: false,
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(event.target.value || undefined),
  } as const;
  const className = mergeClasses(styles.control, fault && styles.invalid);
  if (!number && Number(options.maxLength) > AREA_FROM && Number(options.maxLength) < 1000) {
    return <textarea {...shared} rows={2} className={mergeClasses(className, styles.area)} />;
  }
  return <input {...shared} inputMode={number ? 'numeric' : undefined} className={className} />;
}
