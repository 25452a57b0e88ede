import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type FormRoom, FormRoomContext } from '@/ui/form/form-room';
import { formSchema } from '@/ui/form/form-schema';
import { SchemaForm } from '@/ui/form/SchemaForm';
import { isObject } from '../../../../setting/json-value';
import { valueAt } from '../../../../setting/pointer';
import { focusField } from '../../editor/form/focus-field';
import { useFormPlace } from '../../editor/form/use-form-place';
import { useShownFaults } from '../../editor/form/use-shown-faults';
import { useSchemaWords } from '../../editor/words/use-schema-words';
import type { OpenDefinition } from '../types';
import type { Part } from './parts-of';

interface Props {
  open: OpenDefinition;
  part: Part;
  /** Names for ids that a field offers. */
  nameOf: (id: string) => string | undefined;
  readOnly: boolean;
  /** Draws fields of the kinds that only this kind of document has. */
  hosted: NonNullable<FormRoom['hosted']>;
}

/** The form of one part of a document. */
export function PartForm({ open, part, nameOf, readOnly, hosted }: Props): ReactNode {
  const { text, selected, select } = open;
  const { at: base, schema } = part;
  const schemaWords = useSchemaWords();
  const words = useMemo(
    () => ({ ...schemaWords, choice: (value: unknown) => nameOf(String(value)) ?? schemaWords.choice(value) }),
    [schemaWords, nameOf],
  );
  const root = useRef<HTMLDivElement>(null);
  const form = useMemo(() => formSchema(schema, words), [schema, words]);
  const value = useMemo(() => pick(text.body, part), [text.body, part]);
  const focusAt = selected.focus ? selected : undefined;
  const empty = schema.type === 'array' ? EMPTY_LIST : EMPTY_OBJECT;
  const { faultAt, hideBelow } = useShownFaults(root, base, schema, value ?? empty, { focusAt, untouched: false });
  const { added, onAdded } = useFormPlace(root, { select, hideBelow });
  useEffect(() => {
    if (selected.focus && root.current) focusField(root.current, selected.pointer);
  }, [selected]);
  const room = useMemo<FormRoom>(
    () => ({
      ...{ base, selected: selected.pointer, value, faultAt, added, onAdded, hosted },
      ...{ insteadAt: () => undefined, markAt: () => null },
      ...{ upload: undefined, pictures: undefined, crop: undefined, bases: undefined },
    }),
    [base, selected.pointer, value, faultAt, added, onAdded, hosted],
  );
  return (
    <div ref={root}>
      <FormRoomContext value={room}>
        <SchemaForm
          schema={form.schema}
          uiSchema={form.uiSchema}
          value={value}
          readOnly={readOnly || text.faults.length > 0}
          onChange={(next, id) => text.editForm(base, value, next, `${base} ${id ?? ''}`)}
        />
      </FormRoomContext>
    </div>
  );
}

const EMPTY_LIST: unknown[] = [];
const EMPTY_OBJECT = {};

/** Keys that the form does not show stay out of it, so that it cannot change them. */
function pick(body: Record<string, unknown>, { at, schema }: Part): unknown {
  if (at !== '') return valueAt(body, at);
  const keys = Object.keys(isObject(schema.properties) ? schema.properties : {});
  return Object.fromEntries(keys.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key]]])));
}
