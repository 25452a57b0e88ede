import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useListDomainKnowledgeBasesQuery } from '@/api/admin';
import { type FormRoom, FormRoomContext, type UploadedImage } from '@/ui/form/form-room';
import { formSchema, type WordySchema } from '@/ui/form/form-schema';
import { SchemaForm } from '@/ui/form/SchemaForm';
import { valueAt } from '../../../../setting/pointer';
import { layerOf } from '../../preview/layer-of';
import { CropDialog } from '../pictures/CropDialog';
import { PictureLibrary } from '../pictures/PictureLibrary';
import { useEditor } from '../use-editor';
import { useSchemaWords } from '../words/use-schema-words';
import { focusField } from './focus-field';
import { LayerMark } from './LayerMark';
import { useFormPlace } from './use-form-place';
import { useShownFaults } from './use-shown-faults';

interface Props {
  /** JSON pointer of the form's root. */
  base: string;
  schema: WordySchema;
  value: unknown;
  /** Inherited values of empty fields. */
  instead: unknown;
  /** The value to check, inherited values included. */
  checked: unknown;
  upload?: ((file: File) => Promise<UploadedImage>) | undefined;
  onChange: (value: unknown, field: string) => void;
  /** Fields deeper than this show no layer mark: their parent does. */
  markDepth: number;
}

const isEmpty = (value: unknown) => value === undefined || Object.keys(value ?? {}).length === 0;

/** A form for one place of the draft: adds errors, layers and the selected field to rjsf. */
export function PlacedForm({ base, schema, value, instead, checked, upload, onChange, markDepth }: Props): ReactNode {
  const editor = useEditor();
  const { domain, selected, select, body, layers, edit, faults, focusAt } = editor;
  const words = useSchemaWords();
  const { data: bases } = useListDomainKnowledgeBasesQuery({ domain });
  const root = useRef<HTMLDivElement>(null);
  const form = useMemo(() => formSchema(schema, words), [schema, words]);
  const { faultAt, hideBelow } = useShownFaults(root, base, schema, checked, { focusAt, untouched: isEmpty(value) });

  const { added, onAdded } = useFormPlace(root, { select, hideBelow });

  useEffect(() => {
    if (!focusAt || !root.current) return;
    // A whole block or section leads to its first field.
    const whole = `${base}/`.startsWith(`${focusAt.pointer}/`);
    const first = root.current.querySelector<HTMLElement>('[data-field][data-pointer]');
    focusField(root.current, (whole && first?.dataset.pointer) || focusAt.pointer);
  }, [focusAt, base]);

  const room = useMemo<FormRoom>(
    () => ({
      base,
      selected,
      value,
      faultAt,
      insteadAt: (at) => valueAt(instead, at.slice(base.length)),
      markAt: (at, name) => {
        if (at.slice(base.length).split('/').length - 1 > markDepth) return null;
        const layer = layerOf(at, layers);
        const own = valueAt(body, at) !== undefined && at !== '/accessDomain';
        return <LayerMark layer={layer} name={name} onReset={own ? () => edit(at, undefined) : undefined} />;
      },
      added,
      onAdded,
      upload,
      pictures: upload && ((choice) => <PictureLibrary domain={domain} body={body} {...choice} />),
      crop: upload && ((choice) => <CropDialog upload={upload} {...choice} />),
      bases,
    }),
    [base, selected, value, faultAt, instead, domain, body, layers, edit, added, onAdded, upload, bases, markDepth],
  );

  return (
    <div ref={root}>
      <FormRoomContext value={room}>
        <SchemaForm
          schema={form.schema}
          uiSchema={form.uiSchema}
          value={value}
          readOnly={faults.length > 0}
          onChange={(next, id) => onChange(next, `${base} ${id ?? ''}`)}
        />
      </FormRoomContext>
    </div>
  );
}
