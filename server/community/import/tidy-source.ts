import { tidyDraft } from '../tidy-draft';
import type { Note, SourceAnswer, SourcePost, SourceReply } from './source-post';
import { tidyImported } from './tidy-text';

const MOST = { title: 200, summary: 400, tags: 5, tag: 20, article: 500_000, answer: 20_000, comment: 2_000 };
const LONGEST_ADDRESS = 1_000;

export interface TidyReply extends Omit<SourceReply, 'date'> {
  date: Date | undefined;
}

export interface TidyAnswer extends TidyReply {
  accepted: boolean;
  comments: TidyReply[];
}

export interface TidyPost extends TidyReply {
  kind: 'article' | 'question';
  title: string;
  summary: string;
  tags: string[];
  board: string | null;
  answers: TidyAnswer[];
  comments: TidyReply[];
  /** From the first slash, with the query. */
  paths: string[];
}

type Boards = readonly { id: string; name: Record<string, string> | string }[];

/** Posts within the limits of this portal, each once, and what was altered or left out on the way. */
export function tidySource(posts: readonly SourcePost[], boards: Boards): { posts: TidyPost[]; notes: Note[] } {
  const notes: Note[] = [];
  const seen = { ids: new Set<string>(), texts: new Map<string, string>() };
  const tidy = posts.flatMap((post) => {
    if (seen.ids.has(post.source)) {
      notes.push({ what: 'twice', where: post.source, why: 'its id came before' });
      return [];
    }
    seen.ids.add(post.source);
    const found = tidyPost(post, boards, notes);
    if (!found) return [];
    const text = `${found.title}\n${found.markdown}`;
    const former = seen.texts.get(text);
    if (former !== undefined) {
      notes.push({ what: 'twice', where: post.source, why: `has title and text of ${former}` });
      return [];
    }
    seen.texts.set(text, post.source);
    return found;
  });
  return { posts: tidy, notes };
}

function tidyPost(post: SourcePost, boards: Boards, notes: Note[]): TidyPost | undefined {
  const where = post.source;
  const change = (why: string) => notes.push({ what: 'changed', where, why });
  const reply = tidyReply(post, MOST.article, notes);
  if (!reply) return undefined;
  const draft = tidyDraft({
    ...{ title: post.title || firstLine(reply.markdown), summary: post.summary, content: '', tags: [...post.tags] },
    ...{ board: null, audience: 'domain' },
  });
  if (!post.title) change('the first line became the title');
  const title = cut(draft.title, MOST.title);
  if (title !== draft.title) change(`the title was cut to ${MOST.title} characters`);
  const summary = cut(draft.summary, MOST.summary);
  if (summary !== draft.summary) change(`the summary was cut to ${MOST.summary} characters`);
  const tags = draft.tags.filter((tag) => tag.length <= MOST.tag).slice(0, MOST.tags);
  const gone = draft.tags.filter((tag) => !tags.includes(tag));
  if (gone.length > 0) change(`left out the tags ${gone.join(', ')}`);
  const board = boardOf(post.board, boards);
  if (post.board && board === null) notes.push({ what: 'unknown', where, why: `board '${post.board}' is not there` });
  const comments = repliesOf(post.comments, MOST.comment, notes);
  const answers = repliesOf(post.answers, MOST.answer, notes).map((answer): TidyAnswer => {
    return { ...answer, comments: repliesOf(answer.comments, MOST.comment, notes) };
  });
  return { ...reply, kind: post.kind, title, summary, tags, board, answers, comments, paths: pathsOf(post.addresses) };
}

function repliesOf<T extends SourceReply | SourceAnswer>(replies: readonly T[], most: number, notes: Note[]) {
  const seen = new Set<string>();
  return replies.flatMap((reply): (Omit<T, 'date'> & TidyReply)[] => {
    if (seen.has(reply.source)) {
      notes.push({ what: 'twice', where: reply.source, why: 'its id came before' });
      return [];
    }
    seen.add(reply.source);
    const tidy = tidyReply(reply, most, notes);
    return tidy ? [{ ...reply, ...tidy }] : [];
  });
}

function tidyReply({ source, author, date, markdown: given, pictures }: SourceReply, most: number, notes: Note[]) {
  const { markdown, changes } = tidyImported(given, (url) => pictures?.get(url));
  const broken = (why: string) => void notes.push({ what: 'broken', where: source, why });
  if (markdown === '') return broken('has no text');
  if (markdown.length > most)
    return broken(
      `has ${markdown.length.toLocaleString('en-US')} of at most ${most.toLocaleString('en-US')} characters`,
    );
  for (const why of changes) notes.push({ what: 'changed', where: source, why });
  const day = date ? readDate(date) : undefined;
  if (date && !day) notes.push({ what: 'unknown', where: source, why: `'${date.slice(0, 40)}' is no date` });
  const name =
    author && tidyDraft({ title: author.name, summary: '', content: '', tags: [], board: null, audience: 'me' });
  return {
    ...{ source, markdown, date: day },
    ...(author && { author: { name: cut(name?.title ?? '', 100), ...(author.email && { email: author.email }) } }),
  } satisfies TidyReply;
}

/** Times without a zone are UTC, so that a file says the same everywhere; what is yet to come is no date of a post. */
export function readDate(text: string): Date | undefined {
  const [, year, month, day, rest = ''] =
    /^\s*(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ](.*))?\s*$/.exec(text) ?? [];
  const clock = /^\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/.test(rest.trim())
    ? `${rest.trim().padStart(5, '0')}Z`
    : rest.trim();
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}${clock && `T${clock}`}` : text;
  const date = new Date(iso);
  const isPast =
    /\d{4}/.test(text) && date.getTime() > Date.UTC(1970, 0, 2) && date.getTime() <= Date.now() + 86_400_000;
  return isPast ? date : undefined;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')}…`;
}

const firstLine = (markdown: string) =>
  (markdown.split('\n').find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '…').replace(/^[#>*\s-]+/, '').slice(0, 80);

function boardOf(asked: string | undefined, boards: Boards): string | null {
  const wanted = asked?.trim().toLowerCase();
  if (!wanted) return null;
  const named = ({ id, name }: Boards[number]) =>
    [id, ...(typeof name === 'string' ? [name] : Object.values(name))].some((one) => one.toLowerCase() === wanted);
  return boards.find(named)?.id ?? null;
}

function pathsOf(addresses: readonly string[]): string[] {
  const paths = addresses.flatMap((address) => {
    if (!URL.canParse(address, 'http://old.invalid')) return [];
    const { pathname, search } = new URL(address, 'http://old.invalid');
    const path = pathname.replace(/(?<=.)\/$/, '') + search;
    return path === '/' || path.length > LONGEST_ADDRESS ? [] : path;
  });
  return [...new Set(paths)];
}
