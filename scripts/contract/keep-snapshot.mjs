import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { surfaceOf } from './changelog.mjs';

/** Keeps what programs may call today, for the changelog: done at a release. */
export function keepSnapshot(root) {
  const surface = surfaceOf(bundle(join(root, 'schemas/openapi.yaml')));
  const file = join(root, 'schemas/changelog', `${new Date().toISOString().slice(0, 10)}.json`);
  // Lists of scopes stay on one line, as the formatter has them.
  const text = JSON.stringify(surface, null, 2).replaceAll(
    /\[\s+([^\]]*?)\s+\]/g,
    (_, list) => `[${list.replaceAll(/\s+/g, ' ')}]`,
  );
  writeFileSync(file, `${text}\n`);
}
