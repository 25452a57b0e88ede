import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../../generated/locales';
import type { GlobalSetting } from '../../../setting/layers';
import type { Page } from './pages';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
}
type Manifest = Record<string, Chunk>;

interface FirstPicture {
  url: string;
  /** On which screens it is shown; on all if absent. */
  media?: string;
}

export interface PagePreloads {
  scripts: string[];
  pictures: FirstPicture[];
}

type Preloads = (page: Page | undefined, setting: GlobalSetting, locale: Locale) => PagePreloads;

/** The specification's breakpoint, as in src/app/use-viewport.ts. */
const NO_PHONE = '(min-width: 769px)';

/** Blocks that stand on the page of those domains alone which have something to say in them, and where they say it. */
const RARE: Partial<Record<string, keyof GlobalSetting>> = {
  'engine/advertisement': 'advertisement',
  'layout/floating-window': 'floatingWindow',
};

/**
 * The built files of a page's blocks, its words and the pictures of its first screen. Named in the HTML, the browser fetches them
 * beside the entry; found by the entry itself, they would come one round trip later, and push aside what stands there.
 */
export function loadPreloads(clientFolder: string): Preloads {
  const file = join(clientFolder, '.vite', 'manifest.json');
  if (!existsSync(file)) return () => ({ scripts: [], pictures: [] });
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const entry = new Set(withImports(manifest, 'index.html'));
  // The entry waits for them before it draws anything (src/app/main.tsx, vite.config.ts).
  const words = (locale: Locale) => Object.keys(manifest).filter((name) => manifest[name]?.name === `words-${locale}`);
  return (page, setting, locale) => {
    const own = page && setting.pages?.[page.path]?.blocks.map((block) => block.type);
    const types = page ? [...page.layoutTypes, ...(own ?? page.types)].filter((type) => isSaid(type, setting)) : [];
    const views = types.map((type) => `src/blocks/${type}/View.tsx`);
    const sources = [...words(locale), ...views, ...views.flatMap((view) => roomOf(manifest, view))];
    const chunks = new Set(sources.flatMap((source) => withImports(manifest, source)));
    const scripts = [...chunks].filter((chunk) => !entry.has(chunk)).map((chunk) => `/${chunk}`);
    return { scripts, pictures: firstPictures(setting, types, page?.notOnPhones) };
  };
}

/** The view of a room is nothing but the room, which it loads at once. */
function roomOf(manifest: Manifest, view: string): string[] {
  const { dynamicImports = [] } = manifest[view] ?? {};
  return view.endsWith('/room/View.tsx') && dynamicImports.length === 1 ? dynamicImports : [];
}

function isSaid(type: string, setting: GlobalSetting): boolean {
  const key = RARE[type];
  return key === undefined || Boolean(setting[key]);
}

/** What the header and the hero show, unless a block of the domain's own says otherwise. */
export function firstPictures(
  { header, logo, pageBackgroundImage }: GlobalSetting,
  types: readonly string[],
  notOnPhones: readonly string[] = [],
): FirstPicture[] {
  const media = notOnPhones.includes('layout/header') ? NO_PHONE : undefined;
  const inHero = types.includes('engine/hero') ? [logo, pageBackgroundImage] : [];
  const inHeader = types.includes('layout/header') ? [header?.logo ?? logo] : [];
  return [...new Set([...inHeader, ...inHero])]
    .filter((url): url is string => !!url && !url.startsWith('data:'))
    .map((url) => ({ url, ...(media && !inHero.includes(url) && { media }) }));
}

function withImports(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => withImports(manifest, other, seen))];
}
