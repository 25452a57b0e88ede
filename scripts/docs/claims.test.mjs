import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const tracked = files.split('\n');
const names = new Set(tracked.map((file) => path.posix.basename(file)));
const pages = tracked.filter((file) => /^(docs\/.*|README|SECURITY)(\.md)?$/.test(file) && file.endsWith('.md'));
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const isThere = (file) => ['', '.ts', '.tsx'].some((end) => existsSync(path.join(root, file + end)));
const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

const PATH =
  /(?<![\w./@-])((?:src|server|setting|schemas|scripts|tests|fixtures|docs|generated)\/[\w./-]*\w)(?![\w<>*{},/]*[<>*{])/g;
const LINK = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;
const ANCHOR = /\]\(([^):]*#[^)]+)\)/g;
const BENCH = /npm run bench --\s+((?:[a-z]+(?:-[a-z]+)*[ ]?)+)/g;
const VARIABLE = /`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)[=`]/g;
/** Of another program, of our commands, or one of many by a pattern. */
const NOT_OURS = /^(?:CHROMIUM|OLLAMA|UPSTREAM)_/;

const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

function hasHeading(page, link) {
  const [file, anchor] = link.split('#');
  const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
  return matches(readFileSync(path.join(root, target), 'utf8'), /^#+ (.+)$/gm).some(
    (found) => slugOf(found) === anchor,
  );
}

test.each(pages)('%s names only files and commands that are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  // A link in code shows how one is written.
  const prose = text.replaceAll(/`[^`\n]*`/g, '');
  const gone = [
    ...matches(text, PATH).filter((file) => !isThere(file)),
    ...matches(prose, LINK).filter((link) => !isThere(path.posix.join(path.posix.dirname(page), link))),
    ...matches(text, /`([\w.-]+\.(?:tsx?|mjs))`/g).filter((name) => !names.has(name)),
    ...matches(text, /\bnpm run ([\w:]+)/g).filter((name) => !(name in scripts)),
    ...matches(prose, ANCHOR).filter((link) => !hasHeading(page, link)),
    ...matches(text, BENCH)
      .flatMap((benches) => benches.trim().split(' '))
      .filter((name) => !isThere(`tests/bench/${name}`)),
  ];
  expect(gone).toEqual([]);
});

const configuration = readFileSync(path.join(root, 'docs/configuration.md'), 'utf8');
const forOperators = pages.filter((page) => /^(?:docs\/)?[\w-]+\.md$/.test(page));

test.each(forOperators)('%s names only variables that the server reads', (page) => {
  const named = matches(readFileSync(path.join(root, page), 'utf8'), VARIABLE).filter((name) => !NOT_OURS.test(name));
  expect(named.filter((name) => !configuration.includes(`\`${name}\``))).toEqual([]);
});
