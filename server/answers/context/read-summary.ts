import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { notFound } from '../../base/http/errors';
import { findWritable, type Reader } from '../read-chat';
import { findStoredSummary, readTalk } from '../store/talk';

type ContextSummary = components['schemas']['ContextSummary'];

/** A summary in the asker's own chat, while all that it says may be read. */
export async function readSummary(
  store: Store,
  id: string,
  { readable, ...reader }: Reader & { readable: readonly number[] },
): Promise<ContextSummary> {
  const stored = await findStoredSummary(store.db, id);
  if (!stored) throw notFound('message', id);
  await findWritable(store, stored.chat, reader);
  const { chat, since, runs, by, text, createdAt } = stored;
  const talk = await readTalk(store.db, { chat, parent: id, readable, whole: true });
  const turns = talk.slice(talk.findIndex(({ question }) => question === since));
  const open = new Set(turns.filter(({ said }) => said !== '').map(({ run }) => run));
  if (!runs.every((run) => open.has(run))) throw notFound('message', id);
  return {
    message: id,
    by,
    text,
    turns: turns.map(({ question, asked }) => ({ id: question, text: asked })),
    createdAt: createdAt.toISOString(),
  };
}
