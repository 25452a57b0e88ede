import { posix } from 'node:path';
import { parse } from 'yaml';
import {
  type Note,
  type Reader,
  repliesOf,
  type SourceAnswer,
  type SourceFile,
  type SourcePost,
  type SourceReply,
} from '../source-post';
import { authorOf, readJsonLines } from './json-lines';
import { type Fields, isFields, isTrue, textOf, wordsOf } from './values';

/** Stands before each reply; a line of a text that looks like it begins with a backslash more. */
export const REPLY = /^<!-- millwright:(answer|comment) -->$/;
const ESCAPED = /^\\(\\*<!-- millwright:(?:answer|comment) -->)$/gm;

/** Files with a YAML block at the start, as static site generators have them, with replies after it. */
export const readMarkdown: Reader = (files) => {
  const notes: Note[] = [];
  const lines = files.filter(({ name }) => /\.(?:jsonl|ndjson|json)$/i.test(name));
  const rows = readJsonLines(lines);
  const posts = files
    .filter(({ name }) => /\.(?:md|mdx|markdown)$/i.test(name))
    .flatMap((file) => readFile(file, notes));
  return { posts: [...rows.posts, ...posts], notes: [...rows.notes, ...notes] };
};

interface Part {
  fields: Fields;
  text: string;
}

function readFile({ name, bytes }: SourceFile, notes: Note[]): SourcePost[] {
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const [first, ...replies] = partsOf(text);
  const head = first && partOf(first.text);
  if (!head) {
    notes.push({ what: 'broken', where: name, why: 'has no readable YAML block at its start' });
    return [];
  }
  const { fields } = head;
  const source = textOf(fields, 'id', 'slug') || name.replace(/\.(?:md|mdx|markdown)$/i, '');
  const post: SourcePost = {
    ...replyOf(head, source),
    kind: textOf(fields, 'kind', 'type') === 'question' ? 'question' : 'article',
    title: textOf(fields, 'title') || (/^# +(.+)$/m.exec(head.text)?.[1] ?? ''),
    summary: textOf(fields, 'summary', 'description', 'excerpt'),
    tags: wordsOf(fields, 'tags', 'categories', 'keywords'),
    ...(textOf(fields, 'board') && { board: textOf(fields, 'board') }),
    answers: [],
    comments: [],
    addresses: [textOf(fields, 'permalink', 'url'), ...wordsOf(fields, 'aliases', 'redirect_from')].filter(Boolean),
  };
  addReplies(post, replies, notes, name);
  const folder = posix.dirname(name);
  if (folder !== '.') for (const reply of [post, ...repliesOf(post)]) reply.folder = folder;
  return [post];
}

/** Comments belong to the answer before them. */
function addReplies(post: SourcePost, replies: readonly Separated[], notes: Note[], name: string): void {
  let below: SourcePost | SourceAnswer = post;
  for (const [n, { kind, text }] of replies.entries()) {
    const part = partOf(text);
    if (!part) {
      notes.push({ what: 'broken', where: `${name}, reply ${n + 1}`, why: 'has no readable YAML block at its start' });
      continue;
    }
    const reply = replyOf(part, `${post.source}#${n + 1}`);
    if (kind === 'comment') below.comments.push(reply);
    else {
      const answer: SourceAnswer = { ...reply, accepted: isTrue(part.fields.accepted), comments: [] };
      post.answers.push(answer);
      post.kind = 'question';
      below = answer;
    }
  }
}

interface Separated {
  kind: string;
  text: string;
}

function partsOf(text: string): Separated[] {
  const parts: { kind: string; lines: string[] }[] = [{ kind: 'post', lines: [] }];
  for (const line of text.split('\n')) {
    const kind = REPLY.exec(line)?.[1];
    if (kind) parts.push({ kind, lines: [] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.map(({ kind, lines }) => ({ kind, text: lines.join('\n').trim() }));
}

function partOf(text: string): Part | undefined {
  const match = /^---\n([\s\S]{0,20000}?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!match) return /^# +\S/.test(text) ? { fields: {}, text } : undefined;
  try {
    // Front matter needs no aliases, and alias bombs consist of them.
    const fields: unknown = parse(match[1] ?? '', { maxAliasCount: 0 });
    return isFields(fields) ? { fields, text: text.slice(match[0].length).trim() } : undefined;
  } catch {
    return undefined;
  }
}

function replyOf({ fields, text }: Part, fallback: string): SourceReply {
  const author = authorOf(fields);
  const date = textOf(fields, 'date', 'published', 'publishedAt');
  return {
    source: textOf(fields, 'id') || fallback,
    markdown: text.replace(ESCAPED, '$1'),
    ...(author && { author }),
    ...(date && { date }),
  };
}
