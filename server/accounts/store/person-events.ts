import { sql } from 'kysely';
import { type AuditAction, addAudit } from '../../base/database/audit';
import type { Db } from '../../base/database/db';
import { inTransaction } from '../../base/database/in-transaction';
import type { PersonEventKind } from '../../base/database/people-tables';

interface PersonEvent {
  personId: string | null;
  kind: PersonEventKind;
  address?: string;
  device?: string;
  detail?: string;
}

/**
 * Events that are also written to the audit log if the person is an operator, since they concern more than that person.
 */
const audited: Partial<Record<PersonEventKind, AuditAction>> = {
  'password-changed': 'password-changed',
  'contact-changed': 'contact-changed',
  'changes-undone': 'contact-restored',
  'factor-added': 'factor-added',
  'factor-removed': 'factor-removed',
  exported: 'person-exported',
};

export async function addPersonEvent(db: Db, { personId, ...event }: PersonEvent): Promise<void> {
  const action = audited[event.kind];
  const insert = (trx: Db) =>
    trx
      .insertInto('person_event')
      .values({ person_id: personId, ...event })
      .execute();
  if (!action || personId === null) return void (await insert(db));
  await inTransaction(db, async (trx) => {
    await insert(trx);
    await tellOfOperator(trx, personId, { ...event, action });
  });
}

async function tellOfOperator(
  db: Db,
  id: string,
  { action, address, device }: Pick<PersonEvent, 'address' | 'device'> & { action: AuditAction },
) {
  const operator = await db
    .selectFrom('operator as o')
    .leftJoin('operator_role as r', 'r.operator_id', 'o.id')
    .select(['o.name', 'r.tenant_id as organization'])
    .where('o.id', '=', id)
    .orderBy(sql`r.tenant_id nulls first`)
    .executeTakeFirst();
  if (!operator) return;
  const { name, organization } = operator;
  await addAudit(db, { who: name, whoId: id, organization, action, target: name, address, device });
}
