// Second half of `npm run lint`: checks who may import whom, according to rooms.json. Prints each forbidden import and
// what to do instead.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableFaults } from './lint-tables.mjs';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const statement = /^(?:import|export)\s+(?:([^'";]*?)\s*from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const typesOnly = /^(?:type\b|\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$)/;

/** Every import in a source text: its target, whether it imports types only, and whether it is dynamic. */
export function importsOf(source) {
  return [...source.matchAll(statement)].map(([, taken = '', from, lazily]) => ({
    target: from ?? lazily,
    lazy: lazily !== undefined,
    types: typesOnly.test(taken.trim()),
  }));
}

function* sourcesBelow(folder) {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* sourcesBelow(file);
    else if (/\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name)) yield file;
  }
}

/** The room of a file: its folder below `top`, or its own name if it lies directly there. */
function roomOf(top, file) {
  const inside = path.posix.relative(top, file);
  return inside.startsWith('..') ? undefined : inside.split('/')[0].replace(/\.tsx?$/, '');
}

/** Resolves `../x` relative to the file and `@/x` to src; undefined for packages. */
function placeOf(file, target) {
  if (target.startsWith('@/')) return path.posix.join('src', target.slice(2));
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : undefined;
}

/** The forbidden imports of one file, as sentences. */
export function faultsOf(file, source, rooms) {
  const faults = [];
  for (const { target, types, lazy } of importsOf(source)) {
    const place = placeOf(file, target);
    if (place === undefined) continue;
    if (crosses(file, place))
      faults.push(
        `${file} imports ${target}: src and server meet only in schemas/ and setting/. Put shared shapes into schemas/.`,
      );
    for (const [top, table] of Object.entries(rooms)) {
      const [own, other] = [roomOf(top, file), roomOf(top, place)];
      const rule = own && table[own];
      if (!rule || other === undefined || other === own) continue;
      const allowed =
        rule.uses.includes(other) || (types && rule.types?.includes(other)) || (lazy && rule.lazy?.includes(other));
      if (!allowed)
        faults.push(`${file} imports ${target}: ${own} may use ${rule.uses.join(', ') || 'nothing'}. ${rule.instead}`);
      else if (table[other]?.door && place !== `${top}/${other}`)
        faults.push(
          `${file} imports ${target}: other rooms take of ${other} what its index.ts names. Add it there, if it has to be.`,
        );
    }
  }
  return faults;
}

const crosses = (file, place) =>
  (file.startsWith('src/') && place.startsWith('server/')) ||
  (file.startsWith('server/') && place.startsWith('src/')) ||
  (file.startsWith('setting/') && /^(src|server)\//.test(place));

/** Cycles in the table of rooms, which must have none. */
export function circlesOf(table) {
  const circles = [];
  const visit = (room, way) => {
    if (way.includes(room)) circles.push([...way.slice(way.indexOf(room)), room].join(' → '));
    else for (const next of table[room]?.uses ?? []) visit(next, [...way, room]);
  };
  for (const room of Object.keys(table)) visit(room, []);
  return circles;
}

export function lintRooms(root = projectRoot) {
  const rooms = JSON.parse(readFileSync(path.join(root, 'rooms.json'), 'utf8'));
  const faults = Object.values(rooms).flatMap((table) =>
    circlesOf(table).map((circle) => `rooms.json has a circle: ${circle}`),
  );
  for (const [top, table] of Object.entries(rooms))
    for (const room of Object.keys(table))
      if (!existsSync(path.join(root, top, room))) faults.push(`rooms.json names ${top}/${room}, which is not there.`);
  const ofServer = {};
  for (const top of ['server', 'src', 'setting'])
    for (const place of sourcesBelow(path.join(root, top))) {
      const file = path.relative(root, place).replaceAll('\\', '/');
      const source = readFileSync(place, 'utf8');
      faults.push(...faultsOf(file, source, rooms));
      if (top === 'server') ofServer[file] = source;
    }
  return [...faults, ...tableFaults(ofServer)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = lintRooms();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error(`${faults.length} faults against rooms.json and the stores.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
