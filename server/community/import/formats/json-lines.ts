import type { Note, Reader, SourceAnswer, SourceAuthor, SourceFile, SourcePost, SourceReply } from '../source-post';
import { type Fields, isFields, isTrue, listOf, textOf, wordsOf } from './values';

/** One post per line: what the export writes, and what other tools write in much the same way. */
export const readJsonLines: Reader = (files) => {
  const notes: Note[] = [];
  const posts = files.flatMap((file) => linesOf(file, notes).map(({ fields, where }) => postOf(fields, where)));
  return { posts, notes };
};

/** Every object of a file: one per line, or a list of them. */
export function linesOf({ name, bytes }: SourceFile, notes: Note[]): { fields: Fields; where: string }[] {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  const whole = /^\s*\[/.test(text) ? parse(text) : undefined;
  if (Array.isArray(whole))
    return whole.flatMap((fields, n) => {
      if (isFields(fields)) return { fields, where: `${name}:${n + 1}` };
      notes.push({ what: 'broken', where: `${name}:${n + 1}`, why: 'is no object' });
      return [];
    });
  const one = parse(text);
  if (isFields(one)) return [{ fields: one, where: name }];
  return text.split('\n').flatMap((line, n) => {
    if (line.trim() === '') return [];
    const fields = parse(line);
    if (isFields(fields)) return { fields, where: `${name}:${n + 1}` };
    notes.push({ what: 'broken', where: `${name}:${n + 1}`, why: 'is no JSON object' });
    return [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function postOf(fields: Fields, where: string): SourcePost {
  const source = textOf(fields, 'id', 'source', 'slug') || where;
  const answers = listOf(fields.answers).map((answer, n): SourceAnswer => {
    const reply = replyOf(answer, `${source}#${n + 1}`);
    return { ...reply, accepted: isTrue(answer.accepted), comments: commentsOf(answer, reply.source) };
  });
  return {
    ...replyOf(fields, source),
    kind: textOf(fields, 'kind', 'type') === 'question' || answers.length > 0 ? 'question' : 'article',
    title: textOf(fields, 'title'),
    summary: textOf(fields, 'summary', 'description'),
    tags: wordsOf(fields, 'tags', 'categories', 'keywords'),
    ...(textOf(fields, 'board', 'category') && { board: textOf(fields, 'board', 'category') }),
    answers,
    comments: commentsOf(fields, source),
    addresses: [...wordsOf({ url: [textOf(fields, 'url', 'permalink')] }, 'url'), ...wordsOf(fields, 'aliases')],
  };
}

const commentsOf = (fields: Fields, source: string): SourceReply[] =>
  listOf(fields.comments).map((comment, n) => replyOf(comment, `${source}~${n + 1}`));

function replyOf(fields: Fields, fallback: string): SourceReply {
  const author = authorOf(fields);
  const date = textOf(fields, 'date', 'publishedAt', 'created_at');
  return {
    source: textOf(fields, 'id') || fallback,
    markdown: textOf(fields, 'markdown', 'content', 'text', 'body'),
    ...(author && { author }),
    ...(date && { date }),
  };
}

export function authorOf(fields: Fields): SourceAuthor | undefined {
  if (isFields(fields.author)) return authorOf({ ...fields.author, author: textOf(fields.author, 'name') });
  const [name] = wordsOf(fields, 'author', 'authors');
  const email = textOf(fields, 'email');
  return name || email ? { name: name ?? '', ...(email && { email }) } : undefined;
}
