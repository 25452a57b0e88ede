import type { FieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useFormRoom } from './form-room';
import { pointerOf } from './pointer-of';

/**
 * Frames single controls. Lists and groups have their own templates, except a list of choices, which is one control.
 */
export function FieldTemplate(props: FieldTemplateProps): ReactNode {
  const { id, schema, uiSchema, fieldPathId, label, required, hidden, children } = props;
  const { base } = useFormRoom();
  if (hidden) return null;
  const group = schema.type === 'object' || (schema.type === 'array' && !uiSchema?.['ui:widget']);
  if (group) return children;
  return (
    <FieldFrame
      id={id}
      pointer={pointerOf(base, fieldPathId)}
      label={label}
      required={required}
      help={schema.description}
      bare={schema.type === 'boolean'}
    >
      {children}
    </FieldFrame>
  );
}
