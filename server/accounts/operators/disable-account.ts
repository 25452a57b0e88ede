import { addAudit } from '../../base/database/audit';
import type { Store } from '../../base/database/db';
import { conflict, notFound } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { setOrganizationDisabled, setPersonDisabled } from '../store/disabling';
import { isLastOperator } from '../store/operator-roles';
import { findOperatorOf } from '../store/operators';
import { type ActingOperator, actorOf } from './operator';

interface Disabling {
  kind: 'person' | 'organization';
  id: string;
  disabled: boolean;
  reason?: string;
}

/** Disables or enables an account or an organization. Operators can be disabled too, but not by themselves. */
export async function setAccountDisabled(store: Store, operator: ActingOperator, wish: Disabling): Promise<void> {
  const { kind, id, disabled, reason = '' } = wish;
  if (kind === 'person' && disabled && id === operator.id) throw conflict(yourself);
  await store.db.transaction().execute(async (trx) => {
    // The caller may have been disabled just now, so the last operator is checked in the transaction.
    if (kind === 'person' && disabled && (await isLastOperator(trx, id))) throw conflict(lastOperator);
    const set = kind === 'person' ? setPersonDisabled : setOrganizationDisabled;
    if (!(await set(trx, id, disabled, reason))) throw notFound(kind, id);
    const role = kind === 'person' ? await findOperatorOf(trx, id) : undefined;
    await addAudit(trx, {
      ...actorOf(operator),
      action: `${kind}-${disabled ? 'disabled' : 'enabled'}`,
      target: role?.name ?? id,
      message: reason,
      ...(kind === 'organization' && { organization: id }),
    });
  });
}

const lastOperator = message('accounts:operator.lastOne');
const yourself = message('accounts:operator.notYourself');
