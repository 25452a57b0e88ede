import { type ReactNode, useCallback, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import type { Node } from '@/renderer/types';
import type { UploadedImage } from '@/ui/form/form-room';
import type { WordySchema } from '@/ui/form/form-schema';
import { pointer } from '../../../../setting/pointer';
import { withOwnPage } from '../blocks/own-page';
import { type BlockReading, readBlock } from '../blocks/read-block';
import { editText } from '../document/edit-text';
import { editValue } from '../document/edit-value';
import { blockSchema } from '../document/schemas';
import { pageDocument } from '../page-documents';
import { useEditor } from '../use-editor';
import { BlockProblem } from './BlockProblem';
import { PlacedForm } from './PlacedForm';

interface Props {
  node: Node;
  /** Pointer of the block. */
  at: string;
  page: string;
  upload: ((file: File) => Promise<UploadedImage>) | undefined;
}

/** The form for a block's properties, or why it has none. */
export function BlockForm({ node, at, page, upload }: Props): ReactNode {
  const { effective } = useEditor();
  const reading = useMemo(() => readBlock(node, effective, pageDocument(page), registry), [node, effective, page]);
  const schema = useMemo(() => shown(blockSchema(node.type)), [node.type]);
  if (reading.kind === 'problem') return <BlockProblem node={node} at={at} problem={reading.problem} />;
  if (!schema) return <BlockProblem node={node} at={at} problem={{ kind: 'unknown', type: node.type }} />;
  return <PropsForm node={node} at={at} reading={reading} schema={schema} upload={upload} />;
}

interface PropsFormProps {
  node: Node;
  at: string;
  reading: Extract<BlockReading, { kind: 'ready' }>;
  schema: WordySchema;
  upload: Props['upload'];
}

function PropsForm({ node, at, reading, schema, upload }: PropsFormProps): ReactNode {
  const { editForm, rewrite } = useEditor();
  const { props, bound, v, migrated } = reading;
  const base = pointer(at, 'props');
  const checked = useMemo(() => ({ ...bound, ...props }), [bound, props]);
  const change = useCallback(
    (after: unknown, field: string) => {
      if (!migrated) return editForm(base, node.props, after, field);
      // The first edit writes upgraded properties and version together: one without the other would mean something else.
      rewrite((text, body) => {
        const own = withOwnPage(text, body, at);
        const edited = editValue(own, base, node.props, after);
        return edited === own ? undefined : editText(edited, pointer(at, 'v'), v);
      }, 'edit');
    },
    [editForm, rewrite, migrated, base, node, at, v],
  );
  return (
    <PlacedForm
      base={base}
      schema={schema}
      value={props}
      instead={bound}
      checked={checked}
      upload={upload}
      onChange={change}
      markDepth={1}
    />
  );
}

/** The pane's heading already names the block. */
function shown(schema: WordySchema | undefined): WordySchema | undefined {
  if (!schema) return undefined;
  const { title: _title, description: _description, ...rest } = schema;
  return rest;
}
