import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { describe, expect, test } from 'vitest';
import contract from '../../generated/openapi.json';
import { checkCalculator } from './calculator/check-calculator';
import type { ReadPage } from './check-evidence';
import { checkProcedure } from './procedure/check-procedure';

const seed = join(import.meta.dirname, '../../fixtures/seed');
const read = (path: string) => JSON.parse(readFileSync(join(seed, path), 'utf8'));
const readPage: ReadPage = (doc, locale) => {
  const path = join(seed, 'handbook', locale.slice(0, 2), `${doc}.md`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};
const ajv = new Ajv2020({ strict: false }).addSchema({ ...contract, $id: 'contract' } as object);

describe.each([
  ['procedures', 'Procedure', checkProcedure],
  ['calculators', 'Calculator', checkCalculator],
] as const)('%s', (folder, schema, check) => {
  test.each(readdirSync(join(seed, folder)))('%s fits its schema and is proved', (file) => {
    const document = read(`${folder}/${file}`);
    const valid = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
    valid(document);
    expect(valid.errors ?? []).toEqual([]);
    expect(check(document as never, readPage)).toEqual([]);
    expect(`${document.id}.json`).toBe(file);
  });
});
