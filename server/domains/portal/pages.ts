import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page document, as far as the server needs it: where it is and what stands on it. */
export interface Page {
  path: string;
  types: string[];
  layoutTypes: string[];
  /** Those of the layout that phones do not show. */
  notOnPhones: string[];
}

interface Pages {
  find(path: string): Page | undefined;
  /** False: respond with 404 and the page that says so. */
  isKnown(path: string): boolean;
  /** Also false if the page only announces itself, since nothing should link there. */
  isBuilt(path: string): boolean;
}

/** Whether the domain has closed the community, whose pages then do not exist. */
export const isClosed = (page: Page | undefined, { community }: { community?: { enabled?: boolean } }): boolean =>
  !community?.enabled && (page?.types.some((type) => type.startsWith('community/')) ?? false);

interface Block {
  type: string;
  show?: { viewport?: string[] };
}

/** No page documents: programs of their own in the same built files. */
const programs = /^\/(?:admin(?:\/|$)|preview\/?$)/;

/** The routes of the portal, from its page documents. */
export function loadPages(folder: string): Pages {
  if (!existsSync(folder)) return { find: () => undefined, isKnown: () => true, isBuilt: () => true };
  const layouts = new Map(readAll(join(folder, 'layouts'), '.json').map((layout) => [layout.name, layout]));
  const pages = readAll(folder, '.page.json').flatMap((document) => {
    const { before = [], after = [] } = layouts.get(document.layout) ?? {};
    const around: Block[] = [...before, ...after];
    const stands = {
      ...{ types: typesOf(document.blocks), layoutTypes: typesOf(around) },
      notOnPhones: typesOf(around.filter(({ show }) => show?.viewport && !show.viewport.includes('mobile'))),
    };
    return [document, ...(document.paths ?? [])].map(({ path }) => ({
      pattern: pathPattern(path),
      page: { path, ...stands },
    }));
  });
  // The router sends the bare address to the home page.
  const find = (path: string) => pages.find(({ pattern }) => pattern.test(path === '/' ? '/engine' : path))?.page;
  const isKnown = (path: string) => path === '/' || programs.test(path) || find(path) !== undefined;
  const isBuilt = (path: string) => isKnown(path) && !find(path)?.types.includes('layout/not-yet');
  return { find, isKnown, isBuilt };
}

function readAll(folder: string, ending: string) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

const typesOf = (blocks: Block[] = []) => blocks.map((block) => block.type);

/** `/doc/:id` and `/developerPlatform/*` as the router reads them; a slash at the end does not matter. */
function pathPattern(path: string): RegExp {
  const parts = path.split('/').filter(Boolean);
  const source = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    return part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`;
  });
  return new RegExp(`^${source.join('')}/?$`);
}
