import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../../../scripts/lint-rooms.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** The file that an import resolves to; undefined for a package. */
function fileOf(from: string, target: string): string | undefined {
  const ours = target.startsWith('@/') ? `src/${target.slice(2)}` : path.posix.join(path.posix.dirname(from), target);
  if (!/^(?:@\/|\.)/.test(target)) return undefined;
  return ['.ts', '.tsx', '/index.ts'].map((end) => ours + end).find((file) => existsSync(path.join(root, file)));
}

/** Files from which this one imports more than types; a room's index.ts is replaced by the files behind it. */
function usedBy(file: string): string[] {
  const imports = importsOf(readFileSync(path.join(root, file), 'utf8')).filter(({ types }) => !types);
  const files = imports.flatMap(({ target }) => fileOf(file, target) ?? []);
  return files.flatMap((used) => (used.endsWith('/index.ts') ? usedBy(used) : [used]));
}

function reached(start: string, next: (file: string) => string[]): Set<string> {
  const seen = new Set([start]);
  for (const file of seen) for (const other of next(file)) seen.add(other);
  return seen;
}

/** Every executed file on an import path from one file to the other. Throws if there is no such path. */
export function betweenOnes(ran: Set<string>, from: string, to: string): string[] {
  const uses = new Map([...ran].map((file) => [file, usedBy(file).filter((used) => ran.has(used))]));
  const users = (file: string) => [...ran].filter((user) => uses.get(user)?.includes(file));
  const below = reached(from, (file) => uses.get(file) ?? []);
  if (!ran.has(from) || !below.has(to)) throw new Error(`No way of imports that ran leads from ${from} to ${to}.`);
  const above = reached(to, users);
  return [...below].filter((file) => above.has(file));
}
