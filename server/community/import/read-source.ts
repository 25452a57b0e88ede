import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { readCsv } from './formats/csv';
import { readDiscourse } from './formats/discourse';
import { readMarkdown } from './formats/markdown';
import { readQ2a } from './formats/q2a';
import { readStackExchange } from './formats/stack-exchange';
import type { Reader, ReadSource, SourceFile } from './source-post';

export const readers: Record<string, Reader> = {
  markdown: readMarkdown,
  discourse: readDiscourse,
  stackexchange: readStackExchange,
  q2a: readQ2a,
  csv: readCsv,
};

const TEXTS = /\.(?:md|mdx|markdown|json|jsonl|ndjson|xml|csv|tsv)$/i;
const LARGEST = 512 * 1024 * 1024;

/** The posts of a file, or of all files in a folder. Throws if there is nothing to read. */
export function readSource(path: string, format: string): ReadSource {
  const files = filesOf(path);
  const read = readers[format]?.(files) ?? { posts: [], notes: [] };
  return files.length > 0 ? read : { ...read, notes: [{ what: 'broken', where: path, why: 'has no file to read' }] };
}

function filesOf(path: string): SourceFile[] {
  if (!statSync(path).isDirectory()) return [{ name: basename(path), bytes: readFileSync(path) }];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && TEXTS.test(one.name))
    .map((one) => join(one.parentPath ?? one.path, one.name))
    .filter((file) => statSync(file).size <= LARGEST)
    .sort()
    .map((file) => ({ name: relative(path, file).split(sep).join('/'), bytes: readFileSync(file) }));
}
