import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:block-calls';
const HOOK = /\buse(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation)\b/g;
const RUN = /from '@\/stream\/(?:ask-question|run-registry)'/;
const RUN_CALLS = ['startResearch', 'resumeRun', 'interruptRun'];

/**
 * `import calls from 'virtual:block-calls'`: which operations each block type asks for, read from the hooks in its folder. `needs`
 * names only what is worth asking early; forcing a data state needs all of them, and no block should have to keep a list.
 */
export function blockCalls(root: string): Plugin {
  const blocks = join(root, 'src/blocks');
  return {
    name: 'millwright:block-calls',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(readBlockCalls(blocks))};` : null),
  };
}

export function readBlockCalls(blocks: string): Record<string, string[]> {
  const folders = (path: string) => readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const types = folders(blocks).flatMap((area) =>
    folders(join(blocks, area.name)).map((block) => `${area.name}/${block.name}`),
  );
  return Object.fromEntries(types.map((type) => [type, callsOf(join(blocks, type))]));
}

function callsOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const calls = files.flatMap((name) => callsIn(readFileSync(join(folder, name), 'utf8')));
  return [...new Set(calls)].sort();
}

export function callsIn(source: string): string[] {
  const hooks = [...source.matchAll(HOOK)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1));
  return RUN.test(source) ? [...hooks, ...RUN_CALLS] : hooks;
}
