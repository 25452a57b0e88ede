import type { components } from '../../../generated/api';
import type { Store } from '../../base/database/db';
import { refuseUnlessProved } from '../proved-lately';
import { addPersonEvent } from '../store/person-events';
import { readChats } from '../store/read-chats';
import { readEntries } from '../store/read-entries';
import { readOrders } from '../store/read-orders';
import { readPosts } from '../store/read-posts';
import type { KnownSession } from '../store/sessions';

/** Everything stored about a person, read in one transaction. Leaves out hashes of secrets and internal keys. */
export async function exportAccount(
  { db }: Store,
  { person, session }: KnownSession,
): Promise<components['schemas']['AccountExport']> {
  refuseUnlessProved(session);
  const { id, ownerKey, username, phone, email, nickname, headImg, signature, locale, createdAt } = person;
  await addPersonEvent(db, { personId: id, kind: 'exported' });
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      return {
        madeAt: new Date().toISOString(),
        account: plain([{ id, username, phone, email, nickname, headImg, signature, locale, createdAt }])[0] ?? {},
        organizations: plain(
          await trx
            .selectFrom('membership as m')
            .innerJoin('organization as o', 'o.id', 'm.organization_id')
            .select(['o.id as id', 'o.name as name', 'm.role as role', 'm.joined_at as joinedAt'])
            .where('m.person_id', '=', id)
            .execute(),
        ),
        chats: plain(await readChats(trx, ownerKey)),
        evaluations: plain(
          await trx
            .selectFrom('evaluation')
            .select(['message_id as messageId', 'value', 'reasons', 'comment', 'updated_at as at'])
            .where('visitor', '=', ownerKey)
            .execute(),
        ),
        memory: plain(
          await trx
            .selectFrom('memory')
            .select(['access_domain as portal', 'organization_id as organization', 'text', 'origin'])
            .select(['machine', 'value', 'unit', 'created_at as createdAt', 'updated_at as updatedAt'])
            .where('person_id', '=', id)
            .orderBy('created_at')
            .execute(),
        ),
        pictures: plain(
          await trx
            .selectFrom('picture')
            .select(['id', 'mime', 'width', 'height', 'created_at as createdAt', 'expires_at as expiresAt'])
            .where('visitor', '=', ownerKey)
            .execute(),
        ),
        uploads: plain(
          await trx
            .selectFrom('person_file')
            .select(['id', 'name', 'mime', 'size', 'created_at as createdAt'])
            .where('person_id', '=', id)
            .execute(),
        ).map((file) => ({ ...file, address: `/files/${String(file.id)}` })),
        applications: plain([
          ...(await trx
            .selectFrom('join_application')
            .select(['organization_id as organization', 'reason', 'status', 'created_at as createdAt'])
            .where('person_id', '=', id)
            .execute()),
          ...(await trx
            .selectFrom('organization_application')
            .select(['name', 'code', 'contact', 'phone', 'status', 'created_at as createdAt'])
            .where('person_id', '=', id)
            .execute()),
        ]),
        posts: plain(await readPosts(trx, id)),
        activities: plain(await readEntries(trx, id)),
        orders: plain(await readOrders(trx, id)),
        identities: plain(
          await trx
            .selectFrom('person_identity')
            .select(['provider', 'subject', 'created_at as createdAt'])
            .where('person_id', '=', id)
            .execute(),
        ),
        events: plain(
          await trx
            .selectFrom('person_event')
            .select(['at', 'kind', 'address', 'device', 'detail'])
            .where('person_id', '=', id)
            .orderBy('id')
            .execute(),
        ),
      };
    });
}

/** The rows as JSON, with times as text. */
const plain = (rows: object[]): Record<string, unknown>[] => JSON.parse(JSON.stringify(rows));
