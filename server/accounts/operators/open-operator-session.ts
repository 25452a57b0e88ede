import type { Store } from '../../base/database/db';
import { findOperatorOf } from '../store/operators';
import type { Person } from '../store/persons';
import type { NewSession } from '../store/sessions';
import { enterWorkbench } from './enter-workbench';
import { type Operator, toOperator } from './operator';
import { wrongNameOrPassword } from './wrong-name-or-password';

/** Opens a session for a person who passed every step; throws if they have lost the role meanwhile. */
export async function openOperatorSession(
  store: Store,
  person: Person,
  place: Omit<NewSession, 'personId'>,
): Promise<{ operator: Operator; token: string }> {
  const found = await findOperatorOf(store.db, person.id);
  if (!found) throw wrongNameOrPassword();
  const token = await enterWorkbench(store, found, { second: true, ...place });
  return { operator: toOperator(found), token };
}
