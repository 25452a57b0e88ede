import { parse } from 'csv-parse/sync';
import { decodeText } from '../../../knowledge';
import type { Note, Reader, SourceFile, SourcePost } from '../source-post';
import { type Fields, isTrue, textOf, wordsOf } from './values';

/** What the columns may be called. */
const NAMES: Record<string, string> = {
  ...{ 编号: 'id', 序号: 'id', 类型: 'kind', 标题: 'title', 正文: 'markdown', 内容: 'markdown', 摘要: 'summary' },
  ...{ 标签: 'tags', 板块: 'board', 作者: 'author', 邮箱: 'email', 日期: 'date', 上级: 'parent', 采纳: 'accepted' },
  ...{ 地址: 'url', text: 'markdown', content: 'markdown', body: 'markdown', category: 'board', mail: 'email' },
};
const KNOWN = new Set([
  ...['id', 'kind', 'title', 'markdown', 'summary', 'tags', 'board', 'author', 'email', 'date', 'parent', 'accepted'],
  ...['url'],
]);
const ANSWER = /^(?:answer|回答|答案|a)$/i;
const QUESTION = /^(?:question|问题|提问|问答|q)$/i;

/** A table whose rows are posts, and answers and comments that name the id of what they are below as `parent`. */
export const readCsv: Reader = (files) => {
  const notes: Note[] = [];
  const rows = files.flatMap((file) => rowsOf(file, notes));
  return { posts: gather(rows, notes), notes };
};

export interface Row {
  where: string;
  fields: Fields;
}

export function rowsOf(file: SourceFile, notes: Note[], names = NAMES, known: ReadonlySet<string> = KNOWN): Row[] {
  let table: string[][];
  try {
    const text = decodeText(file.bytes);
    const [line = ''] = text.split('\n', 1);
    const delimiter = [',', ';', '\t'].reduce((best, one) => (count(line, one) > count(line, best) ? one : best));
    table = parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (error) {
    notes.push({ what: 'broken', where: file.name, why: error instanceof Error ? error.message : 'is no table' });
    return [];
  }
  const columns = (table[0] ?? []).map((column) => {
    const name = column.trim().toLowerCase();
    return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
  });
  for (const column of columns.filter((one) => one && !known.has(one)))
    notes.push({ what: 'unknown', where: file.name, why: `column '${column}' means nothing here` });
  return table.slice(1).map((cells, n) => ({
    where: `${file.name}:${n + 2}`,
    fields: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  }));
}

const count = (text: string, one: string) => text.split(one).length;

function gather(rows: readonly Row[], notes: Note[]): SourcePost[] {
  const posts = new Map<string, SourcePost>();
  const below = new Map<string, SourcePost['answers'][number] | SourcePost>();
  // What replies are below may come after them.
  const ordered = [...rows].sort((a, b) => rank(a.fields) - rank(b.fields));
  for (const { where, fields } of ordered) {
    const [source, parent] = [textOf(fields, 'id') || where, textOf(fields, 'parent')];
    const [name, email] = [textOf(fields, 'author'), textOf(fields, 'email')];
    const reply = {
      ...{ source, markdown: textOf(fields, 'markdown'), date: textOf(fields, 'date') },
      ...((name || email) && { author: { name, ...(email && { email }) } }),
    };
    if (parent === '') {
      const kind = QUESTION.test(textOf(fields, 'kind')) ? ('question' as const) : ('article' as const);
      const texts = { title: textOf(fields, 'title'), summary: textOf(fields, 'summary') };
      const more = { tags: wordsOf(fields, 'tags'), board: textOf(fields, 'board'), addresses: wordsOf(fields, 'url') };
      const post: SourcePost = { ...reply, ...texts, ...more, kind, answers: [], comments: [] };
      posts.set(posts.has(source) ? where : source, post);
      below.set(source, post);
      continue;
    }
    const above = below.get(parent);
    if (!above) notes.push({ what: 'broken', where, why: `there is no post '${parent}' that it could be below` });
    else if (ANSWER.test(textOf(fields, 'kind')) && 'answers' in above) {
      const answer = { ...reply, accepted: isTrue(fields.accepted), comments: [] };
      above.answers.push(answer);
      above.kind = 'question';
      below.set(source, answer);
    } else above.comments.push(reply);
  }
  return [...posts.values()];
}

const rank = (fields: Fields) => (textOf(fields, 'parent') === '' ? 0 : ANSWER.test(textOf(fields, 'kind')) ? 1 : 2);
