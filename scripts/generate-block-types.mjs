// Writes generated/blocks.d.ts: types of the global setting and of every block's properties, from their JSON Schemas.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** All block types with the paths of their schemas, relative to the repository. */
export function blockSchemas() {
  const areas = readdirSync(join(root, 'schemas/blocks'));
  const files = areas.flatMap((area) => readdirSync(join(root, 'schemas/blocks', area)).map((file) => [area, file]));
  return files.map(([area, file]) => ({
    type: `${area}/${file.replace('.schema.json', '')}`,
    path: `schemas/blocks/${area}/${file}`,
  }));
}

/** Drops `$defs`, whose entries are already components; otherwise they would become a required property. */
function withoutDefs(schema) {
  delete schema.$defs;
  return undefined;
}

export async function blockTypes() {
  const schemas = {
    GlobalSetting: { $ref: './schemas/global-setting.schema.json' },
    Page: { $ref: './schemas/page.schema.json' },
  };
  for (const { type, path } of blockSchemas()) schemas[type.replace('/', '.')] = { $ref: `./${path}` };
  const document = { openapi: '3.1.0', info: { title: 'blocks', version: '1' }, paths: {}, components: { schemas } };
  // References resolve relative to their file, so the document is written to a temporary file.
  const file = join(root, `.blocks-${process.pid}.openapi.json`);
  writeFileSync(file, JSON.stringify(document));
  try {
    const ast = await openapiTS(pathToFileURL(file), {
      defaultNonNullable: false,
      silent: true,
      transform: withoutDefs,
    });
    return `// Written by scripts/generate-block-types.mjs from schemas/. Do not edit.\n${astToString(ast)}`;
  } finally {
    rmSync(file);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(join(root, 'generated/blocks.d.ts'), await blockTypes());
}
