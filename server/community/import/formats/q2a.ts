import type { Note, Reader, SourceAnswer, SourceFile, SourcePost } from '../source-post';
import { rowsOf as csvRows } from './csv';
import { markdownOfHtml } from './html-text';
import { type Fields, isFields, listOf, textOf } from './values';

/**
 * Question2Answer: its tables `qa_posts` and `qa_users`, as CSV files of these names or as the JSON that phpMyAdmin
 * writes. What is hidden or waits there stays there.
 */
export const readQ2a: Reader = (files) => {
  const notes: Note[] = [];
  const posts = tableOf(files, 'posts', notes);
  const users = new Map(tableOf(files, 'users', notes).map((row) => [textOf(row, 'userid'), row]));
  if (posts.length === 0) notes.push({ what: 'broken', where: 'qa_posts', why: 'is not there, or has no rows' });
  const replyOf = (row: Fields) => {
    const id = textOf(row, 'postid');
    const isHtml = /html/i.test(textOf(row, 'format'));
    const content = textOf(row, 'content');
    const markdown = isHtml ? markdownOfHtml(content) : content;
    if (markdown === undefined) notes.push({ what: 'broken', where: `post ${id}`, why: 'is nested too deeply' });
    const user = users.get(textOf(row, 'userid')) ?? {};
    const [name, email] = [textOf(row, 'name') || textOf(user, 'handle'), textOf(user, 'email')];
    return {
      ...{ source: id, markdown: markdown ?? '', date: textOf(row, 'created') },
      ...((name || email) && { author: { name, ...(email && { email }) } }),
    };
  };
  const questions = new Map<string, SourcePost>();
  const all = new Map<string, SourcePost | SourceAnswer>();
  for (const row of posts.filter(({ type }) => type === 'Q')) {
    const id = textOf(row, 'postid');
    const tags = textOf(row, 'tags').split(',').filter(Boolean);
    const about = { title: textOf(row, 'title'), summary: '', tags, board: textOf(row, 'categoryid') };
    const post: SourcePost = {
      ...replyOf(row),
      ...about,
      kind: 'question',
      answers: [],
      comments: [],
      addresses: [`/${id}`],
    };
    questions.set(id, post);
    all.set(id, post);
  }
  const selected = new Set(posts.map((row) => textOf(row, 'selchildid')).filter(Boolean));
  for (const row of posts.filter(({ type }) => type === 'A')) {
    const answer: SourceAnswer = { ...replyOf(row), accepted: selected.has(textOf(row, 'postid')), comments: [] };
    const question = questions.get(textOf(row, 'parentid'));
    if (question) {
      question.answers.push(answer);
      all.set(answer.source, answer);
    } else notes.push(orphan(row));
  }
  for (const row of posts.filter(({ type }) => type === 'C')) {
    const below = all.get(textOf(row, 'parentid'));
    if (below) below.comments.push(replyOf(row));
    else notes.push(orphan(row));
  }
  return { posts: [...questions.values()], notes };
};

const orphan = (row: Fields): Note => ({
  what: 'broken',
  where: `post ${textOf(row, 'postid')}`,
  why: `post ${textOf(row, 'parentid')}, which it is below, is not there`,
});

const COLUMNS = new Set([
  ...['postid', 'type', 'parentid', 'categoryid', 'selchildid', 'title', 'content', 'format', 'tags', 'created'],
  ...['userid', 'name', 'handle', 'email'],
]);

function tableOf(files: readonly SourceFile[], name: string, notes: Note[]): Fields[] {
  const isNamed = (text: string) => new RegExp(`(?:^|[_/.-])${name}(?:\\.|$)`, 'i').test(text);
  return files.flatMap((file) => {
    if (/\.csv$/i.test(file.name)) {
      // Its tables have many columns that say nothing of a post.
      const rows = isNamed(file.name) ? csvRows(file, [], {}, COLUMNS) : [];
      return rows.map(({ fields }) => clear(fields));
    }
    if (!/\.json$/i.test(file.name)) return [];
    try {
      const parts: unknown = JSON.parse(file.bytes.toString('utf8'));
      return listOf(parts)
        .filter((part) => part.type === 'table' && isNamed(textOf(part, 'name')))
        .flatMap((part) => listOf(part.data))
        .filter(isFields)
        .map(clear);
    } catch {
      notes.push({ what: 'broken', where: file.name, why: 'is no JSON' });
      return [];
    }
  });
}

const clear = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value === 'NULL' ? '' : value]));
