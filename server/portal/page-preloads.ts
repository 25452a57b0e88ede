import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GlobalSetting } from '../../setting/layers';
import type { Locale } from '../plugins/errors';
import type { Page } from './pages';

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

export interface PagePreloads {
  scripts: string[];
  pictures: string[];
}

export type Preloads = (page: Page | undefined, setting: GlobalSetting, locale: Locale) => PagePreloads;

/** Words that the entry waits for before it draws anything (src/app/main.tsx). */
const WORDS = ['common', 'home'];

/**
 * The built files of a page's blocks, its words and the pictures of its first screen. Named in the HTML, the browser fetches them
 * beside the entry; found by the entry itself, they would come one round trip later, and push aside what stands there.
 */
export function loadPreloads(clientFolder: string): Preloads {
  const file = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => ({ scripts: [], pictures: [] });
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entry = new Set(withImports(manifest, 'index.html'));
  return (page, setting, locale) => {
    const own = page && setting.pages?.[page.path]?.blocks.map((block) => block.type);
    const types = page ? [...page.layoutTypes, ...(own ?? page.types)] : [];
    const sources = [
      ...WORDS.map((name) => `src/i18n/${locale}/${name}.json`),
      ...types.map((type) => `src/blocks/${type}/View.tsx`),
    ];
    const chunks = new Set(sources.flatMap((source) => withImports(manifest, source)));
    const scripts = [...chunks].filter((chunk) => !entry.has(chunk)).map((chunk) => `/${chunk}`);
    return { scripts, pictures: firstPictures(setting, types) };
  };
}

/** What the header and the hero show, unless a block of the domain's own says otherwise. */
export function firstPictures(
  { header, logo, pageBackgroundImage }: GlobalSetting,
  types: readonly string[],
): string[] {
  const pictures = [
    ...(types.includes('layout/header') ? [header?.logo ?? logo] : []),
    ...(types.includes('engine/hero') ? [logo, pageBackgroundImage] : []),
  ];
  return [...new Set(pictures)].filter((url): url is string => !!url && !url.startsWith('data:'));
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen))];
}
