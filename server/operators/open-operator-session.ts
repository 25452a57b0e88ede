import type { Store } from '../store/db';
import { openSession } from '../store/operator-sessions';
import { findOperatorOf } from '../store/operators';
import type { Person } from '../store/people/persons';
import { type Operator, toOperator } from './operator';
import { newToken } from './operator-cookie';
import { wrongNameOrPassword } from './wrong-name-or-password';

/** For who passed every step; whoever lost the role meanwhile is nobody here. */
export async function openOperatorSession(
  { db }: Store,
  person: Person,
): Promise<{ operator: Operator; token: string }> {
  const found = await findOperatorOf(db, person.id);
  if (!found) throw wrongNameOrPassword();
  const token = newToken();
  await openSession(db, found.id, token);
  return { operator: toOperator(found), token };
}
