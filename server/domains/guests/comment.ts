import type { components } from '../../../generated/api';
import { type ActingOperator, actorOf } from '../../accounts';
import type { AuditActor } from '../../base/database/audit';
import { addAudit } from '../../base/database/audit';
import type { Db, Store } from '../../base/database/db';
import { ApiError, notFound } from '../../base/http/errors';
import { limits } from '../../base/limits/limits';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { addComment, deleteComment, findComment, resolveComment, setVerdict, tellTalk } from '../store/draft-comments';
import { findGuestLink } from '../store/guest-links';
import { openGuest } from './open-guest';
import { forGuest, forOperator, guestHash } from './read-talk';
import { refuseUnseen } from './refuse-unseen';

type Comment = components['schemas']['DraftComment'];
type Said = Pick<Comment, 'page' | 'block' | 'text'>;

interface On {
  domain: string;
  operator: ActingOperator;
}

const { perSeconds, commentsPerPerson, wordsPerLink } = limits.guests;

/** An operator's remark: for the other operators, or an answer to the guests of a link. */
export async function commentAsOperator(
  store: Store,
  { domain, operator, linkId, ...said }: On & Said & { linkId?: string | undefined },
): Promise<Comment> {
  refuseUnseen('text', said.text);
  return take(store, [{ key: `comment:${operator.id}`, most: commentsPerPerson, perSeconds }], async (trx) => {
    const link = linkId === undefined ? null : await findGuestLink(trx, linkId);
    if (link !== null && link?.domain !== domain) throw notFound('guestLink', linkId ?? '');
    const by = { operator: operator.id };
    const id = await addComment(trx, { ...said, domain, name: operator.name, linkId: link?.id ?? null, by });
    await note(trx, actorOf(operator), { domain, action: 'comment-added', target: id, message: placeOf(said) });
    return forOperator(await known(trx, domain, id), operator.id);
  });
}

export const resolveOrReopen = (
  { db }: Store,
  { domain, operator, id, resolved }: On & { id: string; resolved: boolean },
) =>
  db.transaction().execute(async (trx) => {
    const row = await known(trx, domain, id);
    if (!(await resolveComment(trx, id, resolved ? operator.name : null))) return;
    const action = resolved ? 'comment-resolved' : 'comment-reopened';
    await note(trx, actorOf(operator), { domain, action, target: id, message: placeOf(row) });
  });

export const removeOwnComment = ({ db }: Store, { domain, operator, id }: On & { id: string }) =>
  db.transaction().execute(async (trx) => {
    const row = await known(trx, domain, id);
    if (row.operatorId !== operator.id) throw notYours;
    await deleteComment(trx, id);
    await note(trx, actorOf(operator), { domain, action: 'comment-removed', target: id, message: placeOf(row) });
  });

/** A guest, by the secret of their link and what their browser calls itself; `by` is the request. */
interface Guest {
  token: string;
  guest: string;
  by: AuditActor;
}

/** What guests do is told by this name: the one they give may be anybody's. */
const asGuest = (by: AuditActor): AuditActor => ({ ...by, who: '(guest)', whoId: null });

export async function commentAsGuest(
  store: Store,
  { token, guest, by, name, page, block, text }: Guest & Said & { name: string },
): Promise<Comment> {
  refuseUnseen('text', text);
  refuseUnseen('name', name);
  const { id: linkId, domain } = await openGuest(store, token);
  return take(store, ofLink(linkId), async (trx) => {
    const own = guestHash(guest);
    const id = await addComment(trx, { domain, page, block, text, name: name.trim(), linkId, by: { guest: own } });
    const where = `${name.trim()}: ${placeOf({ page, block })}`;
    await note(trx, asGuest(by), { domain, action: 'comment-added', target: id, message: where });
    return forGuest(await known(trx, domain, id), own);
  });
}

export async function removeAsGuest(store: Store, { token, guest, by, id }: Guest & { id: string }): Promise<void> {
  const { id: linkId, domain } = await openGuest(store, token);
  await store.db.transaction().execute(async (trx) => {
    const row = await known(trx, domain, id);
    if (row.linkId !== linkId) throw notFound('comment', id);
    if (row.guest !== guestHash(guest)) throw notYours;
    await deleteComment(trx, id);
    const where = `${row.name}: ${placeOf(row)}`;
    await note(trx, asGuest(by), { domain, action: 'comment-removed', target: id, message: where });
  });
}

export async function judgeAsGuest(
  store: Store,
  { token, guest, by, name, verdict }: Guest & { name: string; verdict: 'approved' | 'changes' },
): Promise<void> {
  refuseUnseen('name', name);
  const { id: linkId, domain, revision } = await openGuest(store, token);
  await take(store, ofLink(linkId), async (trx) => {
    await setVerdict(trx, { linkId, guest: guestHash(guest), name: name.trim(), verdict });
    const action = verdict === 'approved' ? 'guest-approved' : 'guest-asked-changes';
    await note(trx, asGuest(by), { domain, action, target: linkId, message: name.trim(), to: revision });
  });
}

const ofLink = (linkId: string) => [{ key: `guest-words:${linkId}`, most: wordsPerLink, perSeconds }];

async function note(trx: Db, who: AuditActor, entry: Omit<Parameters<typeof addAudit>[1], 'who'> & { domain: string }) {
  await addAudit(trx, { ...who, ...entry });
  await tellTalk(trx, entry.domain);
}

async function known(trx: Db, domain: string, id: string) {
  const row = await findComment(trx, id);
  if (row?.domain !== domain) throw notFound('comment', id);
  return row;
}

/** Where it stands, without what it says: the log is kept longer than the words. */
const placeOf = ({ page, block }: Pick<Said, 'page' | 'block'>) => (block === null ? page : `${page} #${block}`);

const notYours = new ApiError(403, message('domains:guest.notYours'));
