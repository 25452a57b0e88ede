import type { components } from '../../generated/api';
import type { Store } from '../base/database/db';
import { conflict, notFound } from '../base/http/errors';
import { message } from '../base/messages/message';
import { findWritable, type Reader } from './read-chat';
import { addShare, countHolding, findShare, grantShare, listShares, revokeShare, setClosed } from './store/shares';

type Schemas = components['schemas'];

/** Links of one chat that hold at the same time. */
const MOST_LINKS = 20;

export async function readShares(store: Store, chat: string, reader: Reader): Promise<Schemas['ChatShares']> {
  const { closedAt } = await findWritable(store, chat, reader);
  const rows = await listShares(store.db, chat);
  return {
    open: closedAt === null,
    items: rows.map(({ id, made_at: madeAt, until, expires_at: expiresAt, revoked_at: revokedAt, ...row }) => ({
      ...{ id, opened: row.opened, soFar: until !== null },
      state: row.holds ? ('holds' as const) : revokedAt ? ('revoked' as const) : ('expired' as const),
      madeAt: madeAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    })),
  };
}

export async function shareChat(
  store: Store,
  reader: Reader,
  { chat, soFar, days }: { chat: string; soFar: boolean; days: number | null },
): Promise<{ id: string }> {
  await findWritable(store, chat, reader);
  if ((await countHolding(store.db, chat)) >= MOST_LINKS)
    throw conflict(message('answers:share.tooMany', { most: MOST_LINKS }));
  return { id: await addShare(store.db, chat, { soFar, days }) };
}

export async function takeBackShare(store: Store, reader: Reader, { chat, id }: { chat: string; id: string }) {
  await findWritable(store, chat, reader);
  if (!(await revokeShare(store.db, chat, id))) throw notFound('guestLink', id);
}

/** Whether the address alone opens it. Links hold as long as they last, either way. */
export async function openToAddress(store: Store, reader: Reader, { chat, open }: { chat: string; open: boolean }) {
  await findWritable(store, chat, reader);
  await setClosed(store.db, chat, !open);
}

/** Lets whoever has a link in, or says why it no longer does. */
export async function enterByShare(
  { db }: Store,
  { visitor, accessDomain }: Reader,
  { chat, id }: { chat: string; id: string },
): Promise<Schemas['OpenedShare']> {
  const found = await findShare(db, { chat, id, accessDomain });
  if (!found) return { state: 'gone' };
  if (!found.holds) {
    const at = found.revoked_at ?? found.expires_at;
    return { state: found.revoked_at ? 'revoked' : 'expired', ...(at && { at: at.toISOString() }) };
  }
  await grantShare(db, id, visitor);
  return { state: 'holds' };
}
