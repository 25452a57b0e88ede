import type { FindKind } from '../knowledge';
import { readerOf } from './routes/reader-of';
import { listHistory } from './store/chats';
import { presentHistory } from './write-chat';

/** The caller's own chats for the search over everything. */
export const findChats: FindKind = async (ctx, { req, reading }, { q, limit, offset }) => {
  const asked = { ...readerOf(req), keyword: q, readable: reading.ids, limit, offset };
  const [{ list, total }, assistants] = await Promise.all([
    listHistory(ctx.store.db, asked),
    ctx.assistants.open(ctx.store.db, reading),
  ]);
  const items = list
    .map((row) => presentHistory(row, assistants.addressOf))
    .map(({ id, title, answer = '', url, updatedAt }) => ({
      ...{ id, title, text: answer, url: url ?? `/q/${id}` },
      ...(updatedAt && { date: updatedAt.slice(0, 10) }),
    }));
  return { total, items };
};
