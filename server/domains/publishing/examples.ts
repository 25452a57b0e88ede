import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Examples } from '../../../setting/brand/check-brand';
import { templateIds } from '../../../setting/brand/template-ids';
import type { JsonObject } from '../../../setting/json-value';
import { productDefault } from '../../../setting/layers';
import { lazily } from '../../base/contract/validators';
import { domainsFolder } from '../seed-domains';

/** The portal of a made-up company that a template is drawn from. */
export function readExample(id: string): JsonObject | undefined {
  const file = join(domainsFolder, `${id}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The portal `main` shows the product by its own name. */
export const examples = lazily(
  (): Examples => ({
    portals: templateIds.map((id) => readExample(id) ?? {}),
    neutral: [productDefault as JsonObject, readExample('main') ?? {}],
  }),
);
