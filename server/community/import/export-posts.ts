import { stringify } from 'yaml';
import { addressOf } from '../index-post';
import { authorOf } from '../present-post';
import type { ExportedRow } from '../store/exports';

interface ExportedReply {
  id: string;
  author: string;
  date: string;
  markdown: string;
}

interface ExportedAnswer extends ExportedReply {
  accepted: boolean;
  comments: ExportedReply[];
}

export interface ExportedPost extends ExportedReply {
  kind: 'article' | 'question';
  title: string;
  summary: string;
  tags: string[];
  board: string | null;
  url: string;
  answers: ExportedAnswer[];
  comments: ExportedReply[];
}

export interface ExportedFile {
  id: string;
  name: string;
  mime: string;
  size: number;
}

const ENDINGS: Record<string, string> = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' };

/** Where a file of a post is written: files keep their name, which readers see; those of pictures are nobody's concern. */
export const exportPath = ({ id, name, mime }: ExportedFile): string =>
  ENDINGS[mime] ? `files/${id}${ENDINGS[mime]}` : `files/${id}/${name.replace(/^\.+/, '_')}`;

/** The texts with the addresses of these files as they are written, from the folder of the export. */
export function withExportedFiles(post: ExportedPost, files: readonly ExportedFile[]): ExportedPost {
  const paths = new Map(files.map((file) => [file.id, exportPath(file).split('/').map(encodePart).join('/')]));
  const moved = <T extends { markdown: string }>(text: T): T => ({
    ...text,
    markdown: text.markdown.replace(ADDRESS, (all, before: string, id: string) =>
      paths.has(id) ? `${before}${paths.get(id)}` : all,
    ),
  });
  return {
    ...moved(post),
    comments: post.comments.map(moved),
    answers: post.answers.map((answer) => ({ ...moved(answer), comments: answer.comments.map(moved) })),
  };
}

const ADDRESS = /(\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?)\/files\/([\w-]{22})(?![\w-])/gm;
/** Parentheses would end the address of a link. */
const encodePart = (part: string) => encodeURIComponent(part).replace(/[()]/g, (one) => (one === '(' ? '%28' : '%29'));

/** A post as a line of JSON, which the import reads. Mail addresses stay here. */
export function toExport(post: ExportedRow, replies: readonly ExportedRow[]): ExportedPost {
  const commentsOn = (id: string) =>
    replies.filter((reply) => reply.kind === 'comment' && reply.parent_id === id).map(replyOf);
  return {
    ...replyOf(post),
    kind: post.kind === 'question' ? 'question' : 'article',
    ...{ title: post.title, summary: post.summary, tags: post.tags, board: post.board, url: addressOf(post) },
    answers: replies
      .filter(({ kind }) => kind === 'answer')
      .map((answer) => ({
        ...replyOf(answer),
        accepted: answer.id === post.accepted_answer_id,
        comments: commentsOn(answer.id),
      })),
    comments: commentsOn(post.id),
  };
}

const replyOf = (row: ExportedRow): ExportedReply => ({
  ...{ id: row.id, author: authorOf(row), markdown: row.markdown },
  date: (row.published_at ?? row.created_at).toISOString(),
});

const SEPARATOR = /^\\*<!-- millwright:(?:answer|comment) -->$/gm;

/** The same as a Markdown file. */
export function toMarkdownFile({ markdown, answers, comments, ...fields }: ExportedPost): string {
  return [
    part(fields, markdown),
    ...comments.map((comment) => reply('comment', comment)),
    ...answers.flatMap(({ comments: below, ...answer }) => [
      reply('answer', answer),
      ...below.map((comment) => reply('comment', comment)),
    ]),
  ].join('\n');
}

const reply = (kind: string, { markdown, ...fields }: ExportedReply) =>
  `<!-- millwright:${kind} -->\n${part(fields, markdown)}`;

const part = (fields: object, markdown: string) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n\n${markdown.replace(SEPARATOR, (line) => `\\${line}`)}\n`;
