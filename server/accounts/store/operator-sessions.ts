import { sql } from 'kysely';
import type { Db } from '../../base/database/db';
import { findOperatorOf, type StoredOperator } from './operators';
import { endSession, type KnownSession, readSession } from './sessions';

interface OperatorSession extends KnownSession {
  operator: StoredOperator;
}

/** The session of a workbench cookie, as long as its person is an operator. */
export async function readOperatorSession(db: Db, token: string): Promise<OperatorSession | undefined> {
  const known = await readSession(db, 'operator', token);
  const operator = known && (await findOperatorOf(db, known.person.id));
  return known && operator && { ...known, operator };
}

/** Ends a workbench session and returns it; with `personId`, only if it belongs to that person. */
export async function closeOperatorSession(
  db: Db,
  token: string,
  personId?: string,
): Promise<KnownSession | undefined> {
  const known = await readSession(db, 'operator', token);
  if (personId !== undefined && known?.person.id !== personId) return undefined;
  if (known) await endSession(db, known.person.id, known.session.id);
  return known;
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('updated_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
