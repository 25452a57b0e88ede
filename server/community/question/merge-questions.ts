import type { Db } from '../../base/database/db';
import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { Happening } from '../../notifications';
import { addressOf, INDEX_POST } from '../index-post';
import type { Community } from '../open-community';
import { moveAnswers, moveBack } from '../store/merges';
import type { PostRow } from '../store/posts';
import { findVerified, kbOf } from '../store/verified';

interface Pair {
  /** The duplicate. */
  asked: Pick<PostRow, 'id'>;
  /** The question that keeps the answers of both. */
  original: Pick<PostRow, 'id' | 'kind' | 'title'>;
}

/** Moves the answers of a duplicate to the other question. Returns whom to tell that they are there. */
export async function mergeInto(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Db,
  { domain, person = '' }: Community,
  { asked, original }: Pair,
): Promise<Happening> {
  // Answers for one organization must not reach other readers.
  if ((await kbOf(trx, asked.id)) !== (await kbOf(trx, original.id)))
    throw badRequest(message('community:merge.otherReaders'), { field: 'duplicateOf' });
  if (await findVerified(trx, asked.id)) throw conflict(message('community:merge.verified'));
  const authors = await moveAnswers(trx, { question: asked.id, into: original.id, by: person });
  for (const id of [asked.id, original.id]) await jobs.send(INDEX_POST, { id }, { db: trx });
  return {
    ...{ kind: 'followed', domain, people: [...new Set(authors)], root: original.id, actor: person },
    followersOf: [{ kind: 'question', target: asked.id }],
    ...{ title: original.title, link: addressOf(original), event: `merged:${asked.id}` },
  };
}

/** Puts the answers back. Refuses where something has come of them since, which must be taken back first. */
export async function undoMerge(
  { jobs }: Pick<Context, 'jobs'>,
  trx: Db,
  { question_id: question, into_id: into }: { question_id: string; into_id: string },
): Promise<void> {
  if (!(await moveBack(trx, question))) throw conflict(message('community:merge.elsewhere'));
  for (const id of [question, into]) await jobs.send(INDEX_POST, { id }, { db: trx });
}
