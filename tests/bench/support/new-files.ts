import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNew } from '../../../scripts/new.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

export interface NewFiles {
  /** Files created or changed by `npm run new`. */
  made: string[];
  /** Files that it tells a person to edit. */
  byHand: string[];
  /** Files needed only in some cases. */
  perhaps: string[];
}

/** Runs `npm run new` in a temporary copy of the repository. */
export function newFiles(kind: string, ...words: string[]): NewFiles {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-new-'));
  try {
    for (const name of ['schemas', 'server', 'src', 'messages', 'fixtures', 'rooms.json'])
      cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
    const { written, next } = writeNew(copy, kind, words);
    const [some, all] = [/\bIf .*/g, next.join('\n')];
    return {
      made: written,
      byHand: filesIn(all.replace(some, '')),
      perhaps: filesIn((all.match(some) ?? []).join('\n')),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The files that a text names, except schemas that only describe their contents. */
const filesIn = (text: string): string[] => [
  ...new Set(
    text.match(/\b(?:schemas\/(?:api|blocks|entities)|server|src|fixtures|tests)\/[\w./-]+\.(?:json|yaml|tsx?)\b/g),
  ),
];
