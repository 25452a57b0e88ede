import type { RJSFSchema } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import { valueAt } from '../../../setting/pointer';
import { useFormRoom } from './form-room';
import { describedBy } from './pointer-of';

/** Pointer of the enclosing field; rjsf passes only the id to a widget. */
export const FieldPointerContext = createContext('');

/** A field's pointer, its error, its inherited value and the ids that describe it. */
export function useFieldState(id: string, schema: RJSFSchema) {
  const pointer = useContext(FieldPointerContext);
  const room = useFormRoom();
  const fault = room.faultAt(pointer);
  return {
    pointer,
    fault,
    instead: room.insteadAt(pointer),
    /** Whether the document has a value here: for an absent list, rjsf passes an empty one. */
    isSaid: valueAt(room.value, pointer.slice(room.base.length)) !== undefined,
    describedBy: describedBy(id, schema.description, fault),
  };
}
