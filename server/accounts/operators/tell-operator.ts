import type { Db } from '../../base/database/db';
import { MAIN_DOMAIN } from '../../base/http/access-domain';
import { findPerson } from '../store/persons';
import { tell } from '../undo/record-change';

/** Nothing runs jobs on the console: the server finds the message by itself, within a minute of running. */
const jobs = { send: async () => {} };

/** The contacts of a person whose rights or password were changed on the console. */
export async function tellOperator(db: Db, personId: string | undefined): Promise<void> {
  const person = personId === undefined ? undefined : await findPerson(db, personId);
  if (!person) return;
  const to = { origin: '', accessDomain: MAIN_DOMAIN, locale: 'zh-CN' as const, jobs };
  const notice = { what: 'operator' as const, at: new Date().toISOString() };
  for (const contact of [person.phone, person.email]) if (contact !== null) await tell(db, person, contact, notice, to);
}
