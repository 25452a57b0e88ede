import { type ReactNode, useCallback, useMemo } from 'react';
import type { UploadedImage } from '@/ui/form/form-room';
import type { WordySchema } from '@/ui/form/form-schema';
import { settingSchemas } from '../document/schemas';
import { useEditor } from '../use-editor';
import { PlacedForm } from './PlacedForm';
import type { Section } from './sections';

interface Props {
  section: Section;
  upload: ((file: File) => Promise<UploadedImage>) | undefined;
}

/** The keys of a section as one form. A single key that is an object or a list is the form itself. */
export function SectionForm({ section, upload }: Props): ReactNode {
  const { body, effective, editForm } = useEditor();
  const { base, schema } = useMemo(() => formOf(section), [section]);
  const values = body as Record<string, unknown>;
  const value = useMemo(() => pick(values, section, base), [values, section, base]);
  const instead = useMemo(() => pick(effective as Record<string, unknown>, section, base), [effective, section, base]);
  const change = useCallback(
    (after: unknown, field: string) => editForm(base, value, after, field),
    [editForm, base, value],
  );
  return (
    <PlacedForm
      base={base}
      schema={schema}
      value={value}
      instead={instead}
      checked={value ?? ([schema.type].flat().includes('array') ? [] : {})}
      upload={upload}
      onChange={change}
      markDepth={base === '' ? 1 : 0}
    />
  );
}

function formOf({ keys }: Section): { base: string; schema: WordySchema } {
  const [only = ''] = keys;
  const single = settingSchemas[only];
  if (keys.length === 1 && single) return { base: `/${only}`, schema: withoutHead(single) };
  const properties = Object.fromEntries(
    keys.flatMap((key) => (settingSchemas[key] ? [[key, settingSchemas[key]]] : [])),
  );
  return { base: '', schema: { type: 'object', properties } as WordySchema };
}

/** Without what the pane's heading shows: the description and the switch that hides the section. */
function withoutHead({ description: _, ...schema }: WordySchema): WordySchema {
  if (!schema.properties?.off) return schema;
  const { off: __, ...properties } = schema.properties;
  return { ...schema, properties };
}

/** null counts as absent. */
function pick(body: Record<string, unknown>, { keys }: Section, base: string): unknown {
  if (base !== '') return body[base.slice(1)] ?? undefined;
  return Object.fromEntries(
    keys.flatMap((key) => (body[key] === undefined || body[key] === null ? [] : [[key, body[key]]])),
  );
}
