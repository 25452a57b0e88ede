import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
/**
 * Code that chooses by the reader's language, which a third language would have to find. Texts belong in the
 * catalogues.
 */
const CHOICE = /\b(?:locale|language)\b[^\n;]{0,30}(?:===|!==|startsWith\()\s*'(?:zh|en)/;
/** axe has its own translations, in files by language. */
const OTHERS = ['src/app/preview/inspect/find-axe.ts'];

test('nothing but a catalogue knows which languages there are', () => {
  const files = ['server', 'src', 'setting']
    .flatMap((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(room, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (CHOICE.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(found.filter((line) => !OTHERS.some((file) => line.startsWith(file)))).toEqual([]);
});
