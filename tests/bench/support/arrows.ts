import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../../../scripts/lint-rooms.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const isOwn = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file);

/**
 * Rooms directly below a folder and the rooms that each uses at run time. A file directly in the folder counts as a
 * room.
 */
export function arrowsBelow(top: string): Map<string, Set<string>> {
  const roomOf = (file: string) =>
    path.posix
      .relative(top, file)
      .split('/')[0]
      ?.replace(/\.tsx?$/, '') ?? '';
  const arrows = new Map<string, Set<string>>();
  const files = readdirSync(path.join(root, top), { recursive: true, encoding: 'utf8' });
  for (const name of files.filter(isOwn)) {
    const file = path.posix.join(top, name.replaceAll('\\', '/'));
    if (!statSync(path.join(root, file)).isFile()) continue;
    const used = arrows.get(roomOf(file)) ?? new Set<string>();
    arrows.set(roomOf(file), used);
    for (const { target, types, lazy } of importsOf(readFileSync(path.join(root, file), 'utf8'))) {
      const place = path.posix.join(path.posix.dirname(file), target);
      if (types || lazy || !target.startsWith('.') || !place.startsWith(`${top}/`)) continue;
      if (roomOf(place) !== roomOf(file)) used.add(roomOf(place));
    }
  }
  return arrows;
}

/** The longest chain of rooms that depend on each other. */
export function floorsOf(arrows: Map<string, Set<string>>): number {
  const known = new Map<string, number>();
  const floor = (room: string): number => {
    if (!known.has(room)) known.set(room, 1 + Math.max(0, ...[...(arrows.get(room) ?? [])].map(floor)));
    return known.get(room) ?? 0;
  };
  return Math.max(...[...arrows.keys()].map(floor));
}
