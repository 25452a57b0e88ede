import type { Store } from '../store/db';
import { findOperatorOf } from '../store/operators';
import type { Person } from '../store/people/persons';
import { type NewSession, openOperatorSession as open } from '../store/people/sessions';
import { type Operator, toOperator } from './operator';
import { wrongNameOrPassword } from './wrong-name-or-password';

/** For who passed every step; whoever lost the role meanwhile is nobody here. */
export async function openOperatorSession(
  { db }: Store,
  person: Person,
  place: Omit<NewSession, 'personId'>,
): Promise<{ operator: Operator; token: string }> {
  const found = await findOperatorOf(db, person.id);
  if (!found) throw wrongNameOrPassword();
  const token = await open(db, { personId: found.id, second: true, ...place });
  return { operator: toOperator(found), token };
}
