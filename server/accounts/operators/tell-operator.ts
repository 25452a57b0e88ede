import type { Db } from '../../base/database/db';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { findPerson } from '../store/persons';
import { tell } from '../undo/record-change';

/** The command line runs no jobs; a running server finds the message within a minute. */
const jobs = { send: async () => {} };

/** Notifies a person whose rights or password were changed on the command line. */
export async function tellOperator(db: Db, personId: string | undefined): Promise<void> {
  const person = personId === undefined ? undefined : await findPerson(db, personId);
  if (!person) return;
  const to = { origin: '', accessDomain: MAIN_DOMAIN, locale: 'zh-CN' as const, jobs };
  const notice = { what: 'operator' as const, at: new Date().toISOString() };
  for (const contact of [person.phone, person.email]) if (contact !== null) await tell(db, person, contact, notice, to);
}
