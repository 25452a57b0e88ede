import type { FieldProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { useFormRoom } from './form-room';
import { pointerOf } from './pointer-of';

/** A field that the host of the form draws; nothing where there is none. */
export function Hosted({ formData, onChange, fieldPathId, schema, uiSchema, readonly }: FieldProps): ReactNode {
  const { base, hosted } = useFormRoom();
  const { hosted: kind } = (uiSchema?.['ui:options'] ?? {}) as { hosted?: string };
  if (!hosted || kind === undefined) return null;
  const id = fieldPathId.$id;
  return hosted({
    ...{ kind, id, pointer: pointerOf(base, fieldPathId), label: schema.title ?? '', value: formData },
    readOnly: readonly === true,
    onChange: (value) => onChange(value, fieldPathId.path, undefined, id),
  });
}
