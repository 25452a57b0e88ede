import type { WordySchema } from '@/ui/form/form-schema';
import { pointer, stepsOf, valueAt } from '../../../../setting/pointer';
import { blockSchema, settingSchemas } from '../document/schemas';

export const schemaBelow = (schema: WordySchema | undefined, step: string): WordySchema | undefined =>
  schema?.properties?.[step] ?? schema?.items;

/** Pointer of the block that a place is in or is itself; undefined elsewhere. */
export function blockOf(at: string): string | undefined {
  const [key, page, list, index] = stepsOf(at);
  return key === 'pages' && index !== undefined ? pointer('', key, page as string, list as string, index) : undefined;
}

/** Schema of the settings of a block, which `block` itself names; undefined for what is no block. */
export function schemaOfBlock(block: unknown): WordySchema | undefined {
  const { type } = (block ?? {}) as { type?: unknown };
  return typeof type === 'string' ? blockSchema(type) : undefined;
}

/** Schema of the value at a place of the setting `body`, or of a document of another shape. */
export function schemaAt(at: string, body: unknown, shape?: WordySchema): WordySchema | undefined {
  if (shape) return stepsOf(at).reduce(schemaBelow, shape as WordySchema | undefined);
  const block = blockOf(at);
  const [key = '', ...steps] = stepsOf(at);
  if (block !== undefined) {
    const [, , , part, ...inside] = steps;
    return part === 'props' ? inside.reduce(schemaBelow, schemaOfBlock(valueAt(body, block))) : undefined;
  }
  return key === 'pages' ? undefined : steps.reduce(schemaBelow, settingSchemas[key]);
}
