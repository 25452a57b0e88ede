import type { components } from '../../../generated/api';
import { maskAccount } from '../../../setting/person/mask-account';
import type { Db } from '../../base/database/db';
import { badRequest, conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import {
  type AccountChange,
  closeChanges,
  findUndoToken,
  forgetUndoTokens,
  listChanges,
  lockPerson,
} from '../store/account-changes';
import { endPresence } from '../store/disabling';
import { forgetFactors } from '../store/forget-factors';
import { cancelLeaving } from '../store/leaving';
import { addPersonEvent } from '../store/person-events';
import { forgetIdentities, updatePerson } from '../store/persons';
import { type NoticeTo, tell } from './record-change';

type UndoView = components['schemas']['UndoView'];

/** Shows what a link would restore, without changing anything. */
export async function lookAtChanges({ store }: Context, token: string): Promise<UndoView> {
  return toView(await findRight(store.db, token));
}

/**
 * Restores the account to its state before the first change that this contact witnessed: its contacts, no password, all
 * sessions ended. Earlier changes can still be undone by the contacts of that time.
 */
export async function undoChanges({ store }: Pick<Context, 'store'>, token: string, to: NoticeTo): Promise<UndoView> {
  const view = await store.db
    .transaction()
    .execute(async (trx) => {
      const known = await findUndoToken(trx, token);
      // The second of two concurrent calls waits here and finds nothing left.
      const person = known && (await lockPerson(trx, known.personId));
      if (!person) throw runOut();
      const right = await findRight(trx, token);
      const [first] = right.changes;
      const { phone, email } = first;
      await updatePerson(trx, person.id, { phone, email, password: null });
      await forgetIdentities(trx, person.id, first.at);
      await cancelLeaving(trx, person.id);
      // A second factor set up by a thief would lock the owner out. Earlier ones stay.
      await forgetFactors(trx, person.id, first.at);
      await endPresence(trx, person.id);
      await closeChanges(trx, person.id, first.id);
      await forgetUndoTokens(trx, person.id, right.contact);
      await addPersonEvent(trx, { personId: person.id, kind: 'changes-undone', detail: maskAccount(right.contact) });
      const others = [phone, email, ...(await listChanges(trx, person.id)).flatMap((one) => [one.phone, one.email])];
      for (const contact of new Set(others))
        if (contact !== null && contact !== right.contact)
          await tell(trx, person, contact, { what: 'undone', at: new Date().toISOString() }, to);
      return toView(right);
    })
    .catch(explain);
  return view;
}

interface Right {
  contact: string;
  /** Changes from the first one that this contact witnessed. */
  changes: [AccountChange, ...AccountChange[]];
}

async function findRight(db: Db, token: string): Promise<Right> {
  const known = await findUndoToken(db, token);
  if (!known) throw runOut();
  const { personId, contact } = known;
  const changes = await listChanges(db, personId);
  const [first, ...rest] = changes.slice(changes.findIndex((one) => one.phone === contact || one.email === contact));
  if (!first || (first.phone !== contact && first.email !== contact)) throw runOut();
  return { contact, changes: [first, ...rest] };
}

function toView({ contact, changes }: Right): UndoView {
  const [{ phone, email }] = changes;
  return {
    contact: maskAccount(contact),
    ...(phone !== null && { phone: maskAccount(phone) }),
    ...(email !== null && { email: maskAccount(email) }),
    changes: changes.map(({ what, at }) => ({ what, at: at.toISOString() })),
  };
}

function explain(error: unknown): never {
  if ((error as { code?: string }).code === '23505') throw conflict(taken);
  throw error;
}

const taken = message('accounts:undoChanges.taken');

const runOut = () => badRequest(message('accounts:undoChanges.runOut'), { pointer: '/token', field: 'token' });
