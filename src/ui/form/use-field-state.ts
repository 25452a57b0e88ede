import type { RJSFSchema } from '@rjsf/utils';
import { createContext, useContext } from 'react';
import { useFormRoom } from './form-room';
import { describedBy } from './pointer-of';

/** Pointer of the field a control stands in; rjsf tells a widget its id only. */
export const FieldPointerContext = createContext('');

/** What a control needs to know about its field. */
export function useFieldState(id: string, schema: RJSFSchema) {
  const pointer = useContext(FieldPointerContext);
  const room = useFormRoom();
  const fault = room.faultAt(pointer);
  return {
    pointer,
    fault,
    instead: room.insteadAt(pointer),
    describedBy: describedBy(id, schema.description, fault),
  };
}
