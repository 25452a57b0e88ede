import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { keepPostFile } from '../../accounts';
import type { Tables } from '../../base/database/tables';
import { picturesIn } from '../pictures';
import {
  addRedirects,
  finishImport,
  type ImportedText,
  type ImportPlace,
  type Known,
  knownImports,
  type Outcome,
  ownPosts,
  peopleByMail,
  putImport,
} from '../store/imports';
import { notePictures } from '../store/pictures';
import type { ImportedPicture } from './read-pictures';
import type { Note, SourceAuthor } from './source-post';
import type { TidyPost, TidyReply } from './tidy-source';

export interface Imported {
  /** How many articles and questions, answers, and comments had each outcome. */
  counts: Record<Outcome, number>;
  redirects: number;
  /** Those whose authors have an account here, and those that carry a name alone. */
  matched: number;
  named: number;
  notes: Note[];
  /** Posts that search has to learn of. */
  touched: string[];
}

interface Work {
  trx: Transaction<Tables>;
  place: ImportPlace;
  known: Known;
  people: Map<string, string>;
  result: Imported;
  format: string;
  pictures: ReadonlyMap<string, ImportedPicture>;
}

interface Importing {
  posts: readonly TidyPost[];
  format: string;
  /** Those that the texts show, by their ids. */
  pictures?: ReadonlyMap<string, ImportedPicture>;
  signal?: AbortSignal;
}

/** Brings posts here, each with its replies; the same ones again change nothing. */
export async function importPosts(
  trx: Transaction<Tables>,
  place: ImportPlace,
  { posts, format, pictures = new Map(), signal }: Importing,
): Promise<Imported> {
  const counts = { added: 0, changed: 0, same: 0, left: 0 };
  const result: Imported = { counts, redirects: 0, matched: 0, named: 0, notes: [], touched: [] };
  const known = await knownImports(trx, place.domain);
  // What was written or imported here, exported, and comes back is here already.
  const ids = posts.map(({ source }) => source);
  const own = await ownPosts(trx, place.domain, ids);
  const people = await peopleByMail(trx, posts.flatMap(mailsOf));
  const work = { trx, place, known, people, result, format, pictures };
  for (const post of posts) {
    signal?.throwIfAborted();
    if (own.has(post.source)) counts.same += 1 + repliesOf(post).length;
    else await importPost(work, post);
    await setImmediate();
  }
  return result;
}

const repliesOf = ({ comments, answers }: TidyPost): TidyReply[] => [
  ...comments,
  ...answers.flatMap((answer) => [answer, ...answer.comments]),
];

const mailsOf = (post: TidyPost) => [post, ...repliesOf(post)].flatMap(({ author }) => author?.email ?? []);

async function importPost(work: Work, post: TidyPost): Promise<void> {
  const { trx, place, result } = work;
  const { kind, title, summary, tags, board } = post;
  const root = await put(work, post, { kind, title, summary, tags, board, root: null, parent: null });
  // Whoever reads it has changed here, perhaps; replies from there would not know.
  if (root.outcome === 'left') {
    result.notes.push({ what: 'unknown', where: post.source, why: 'was edited or withdrawn here since, and stays so' });
    return;
  }
  const outcomes: Outcome[] = [root.outcome];
  const reply = { title: '', summary: '', tags: [], board: null, root: root.id };
  const addComments = async (comments: readonly TidyReply[], parent: string) => {
    for (const comment of comments)
      outcomes.push((await put(work, comment, { ...reply, kind: 'comment', parent })).outcome);
  };
  await addComments(post.comments, root.id);
  let accepted: string | undefined;
  for (const answer of post.answers) {
    const { id, outcome } = await put(work, answer, { ...reply, kind: 'answer', parent: null });
    outcomes.push(outcome);
    if (answer.accepted) accepted ??= id;
    await addComments(answer.comments, id);
  }
  if (outcomes.some((outcome) => outcome === 'added' || outcome === 'changed')) {
    await finishImport(trx, root.id, accepted);
    result.touched.push(root.id);
  }
  result.redirects += await addRedirects(trx, place.domain, root.id, post.paths);
}

type Rest = Omit<ImportedText, 'source' | 'markdown' | 'authorName' | 'authorId' | 'at'>;

async function put({ trx, place, known, people, result, format, pictures }: Work, reply: TidyReply, rest: Rest) {
  const { source, author, date = new Date(), markdown } = reply;
  const { authorId, authorName } = authorOf(author, people);
  const found = await putImport(trx, known, place, {
    ...{ ...rest, markdown, at: date, authorId, authorName },
    // A reply's id may be one of a post there.
    source: `${format}/${rest.kind === 'article' || rest.kind === 'question' ? '' : `${rest.kind}/`}${shorten(source)}`,
  });
  result.counts[found.outcome] += 1;
  const ids = picturesIn(markdown).filter((id) => pictures.has(id));
  if ((found.outcome === 'added' || found.outcome === 'changed') && ids.length > 0) {
    for (const id of ids) await keepPostFile(trx, { ...(pictures.get(id) as ImportedPicture), postId: found.id });
    await notePictures(trx, { post: found.id, n: found.version, author: '', ids });
  }
  if (found.outcome === 'added' && authorId !== null) result.matched += 1;
  if (found.outcome === 'added' && authorName !== '') result.named += 1;
  return found;
}

/** A file may claim any name, but only a mail address that its owner has proved finds an account. */
function authorOf(author: SourceAuthor | undefined, people: Map<string, string>) {
  const authorId = (author?.email && people.get(author.email.toLowerCase())) || null;
  return { authorId, authorName: authorId === null ? (author?.name ?? '') : '' };
}

const shorten = (source: string) =>
  source.length <= 300 ? source : `${source.slice(0, 200)}${createHash('sha256').update(source).digest('hex')}`;
