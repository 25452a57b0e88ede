import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { conflict } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { requireSecondFactor } from '../store/organizations';
import { addPersonEvent } from '../store/person-events';
import type { KnownSession } from '../store/sessions';
import { ownOrganization } from '../tenancy';
import { refuseUnlessAdmin } from './members';

type MembershipRules = components['schemas']['MembershipRules'];

/** What an organization requires of its members; they may read it before they comply. */
export async function readRules(store: Store, known: KnownSession, id: string): Promise<MembershipRules> {
  const { requireSecondFactor: required } = await ownOrganization(store, known.person.id, id);
  return { requireSecondFactor: required };
}

/**
 * An admin who requires a second factor must have given one in this session, so that they do not lock themselves out.
 */
export async function changeRules(store: Store, known: KnownSession, wish: MembershipRules & { id: string }) {
  const { id, requireSecondFactor: required } = wish;
  await refuseUnlessAdmin(store, known, id);
  if (required && known.session.secondAt === null) throw conflict(ownFirst, { reason: 'factor-needed' });
  await requireSecondFactor(store.db, id, required);
  const detail = `${id} second factor ${required ? 'required' : 'optional'}`;
  await addPersonEvent(store.db, { personId: known.person.id, kind: 'organization-rules', detail });
  return { requireSecondFactor: required };
}

const ownFirst = message('accounts:rules.ownFirst');
