import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { surfaceOf } from './changelog.mjs';

/** Keeps what programs may call today, for the changelog: done at a release. */
export function keepSnapshot(root) {
  const surface = surfaceOf(bundle(join(root, 'schemas/openapi.yaml')));
  const file = join(root, 'schemas/changelog', `${new Date().toISOString().slice(0, 10)}.json`);
  writeFileSync(file, `${JSON.stringify(surface, null, 1)}\n`);
}
