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

test.each(pages)('%s names only files and commands that are there', (page) => {
  const text = readFileSync(path.join(root, page), 'utf8');
  const gone = [
    ...matches(text, PATH).filter((file) => !isThere(file)),
    ...matches(text, LINK).filter((link) => !isThere(path.posix.join(path.posix.dirname(page), link))),
    ...matches(text, /`([\w.-]+\.(?:tsx?|mjs))`/g).filter((name) => !names.has(name)),
    ...matches(text, /\bnpm run ([\w:]+)/g).filter((name) => !(name in scripts)),
  ];
  expect(gone).toEqual([]);
});
