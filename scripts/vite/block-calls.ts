import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:block-calls';
const HOOK = /\buse(?:Lazy)?([A-Z]\w*?)(?:Query|Mutation)\b/g;
const RUN = /from '@\/stream\/(?:ask-question|run-registry)'/;
const RUN_CALLS = ['startResearch', 'resumeRun', 'interruptRun'];

/** Imports of a feature room that contains the parts of a single block. */
const PARTS = /from '@\/(answer)\//;

/**
 * `import calls from 'virtual:block-calls'`: the operations that each block type requests, read from the hooks in its
 * folder or in the room with its parts. `needs` names only those worth requesting early; forcing a data state needs all
 * of them, and no block should have to maintain a list.
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
  return Object.fromEntries(types.map((type) => [type, [...new Set(callsOf(blocks, type))].sort()]));
}

function callsOf(blocks: string, folder: string, isRoom = false): string[] {
  const path = join(blocks, folder);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  return files.flatMap((name) => {
    const source = readFileSync(join(path, name), 'utf8');
    // The room is read whole, whatever its files import of it.
    const [, room] = isRoom ? [] : (PARTS.exec(source) ?? []);
    return [...callsIn(source), ...(room ? callsOf(blocks, `../${room}`, true) : [])];
  });
}

export function callsIn(source: string): string[] {
  const hooks = [...source.matchAll(HOOK)].map(([, name = '']) => name.charAt(0).toLowerCase() + name.slice(1));
  return RUN.test(source) ? [...hooks, ...RUN_CALLS] : hooks;
}
