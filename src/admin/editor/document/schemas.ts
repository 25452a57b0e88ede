import type { WordySchema } from '@/ui/form/form-schema';
import { readSchema, type SchemaFile } from '@/ui/form/read-schema';
import settingFile from '../../../../schemas/global-setting.schema.json';
import partsFile from '../../../../schemas/parts.schema.json';

const parts = partsFile as SchemaFile;
const files = import.meta.glob<SchemaFile>('../../../../schemas/blocks/*/*.schema.json', {
  eager: true,
  import: 'default',
});

/** Schemas by key, ready for forms and checks. `pages` is left out: it has no form, and its rules are recursive. */
export const settingSchemas: Readonly<Record<string, WordySchema>> = Object.fromEntries(
  Object.entries((settingFile as SchemaFile).properties ?? {}).map(([key, value]) => [
    key,
    key === 'pages' ? value : readSchema(value, settingFile as SchemaFile, parts),
  ]),
);

export const settingKeys: readonly string[] = Object.keys(settingSchemas);

const blockSchemas = new Map<string, WordySchema>();

export function blockSchema(type: string): WordySchema | undefined {
  const known = blockSchemas.get(type);
  const file = files[`../../../../schemas/blocks/${type}.schema.json`];
  if (known || !file) return known;
  const read = readSchema(file, file, parts);
  blockSchemas.set(type, read);
  return read;
}
