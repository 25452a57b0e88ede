import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GlobalSetting } from '../../setting/layers';
import type { Page } from './pages';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

export type Preloads = (page: Page | undefined, setting: GlobalSetting) => string[];

/**
 * The built files of a page's blocks. Named in the HTML, the browser fetches them beside the entry; found by the entry
 * itself, they would come one round trip later.
 */
export function loadPreloads(clientFolder: string): Preloads {
  const file = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => [];
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entry = new Set(withImports(manifest, 'index.html'));
  return (page, setting) => {
    if (!page) return [];
    const own = setting.pages?.[page.path]?.blocks.map((block) => block.type);
    const types = [...page.layoutTypes, ...(own ?? page.types)];
    const chunks = types.flatMap((type) => withImports(manifest, `src/blocks/${type}/View.tsx`));
    return [...new Set(chunks)].filter((chunk) => !entry.has(chunk)).map((chunk) => `/${chunk}`);
  };
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen))];
}
