import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../base/database/tables';

type Db = Kysely<Tables>;

export interface DetectionRow {
  id: string;
  pictureId: string;
  rects: { x: number; y: number; width: number; height: number }[];
  objects: { x: number; y: number; width: number; height: number; score: number; label?: string }[];
  detector: 'embedded' | 'external';
  tookMs: number;
  createdAt: Date;
}

export async function saveDetection(db: Db, row: Omit<DetectionRow, 'createdAt'>): Promise<void> {
  const lists = { rects: JSON.stringify(row.rects) as never, objects: JSON.stringify(row.objects) as never };
  await db
    .insertInto('detection')
    .values({ id: row.id, picture_id: row.pictureId, ...lists, detector: row.detector, took_ms: row.tookMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findDetection(db: Db, id: string): Promise<DetectionRow | undefined> {
  const row = await db.selectFrom('detection').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id: row.id,
      pictureId: row.picture_id,
      rects: row.rects,
      objects: row.objects,
      detector: row.detector,
      tookMs: row.took_ms,
      createdAt: row.created_at,
    }
  );
}

/** The detection that a chat of this domain asked about last. */
export async function askedInChat(db: Db, chat: string, accessDomain: string): Promise<DetectionRow | undefined> {
  const asked = await db
    .selectFrom('message')
    .innerJoin('chat', 'chat.id', 'message.chat_id')
    .select(sql<string>`message.about ->> 'detection'`.as('detection'))
    .where('chat.id', '=', chat)
    .where('chat.access_domain', '=', accessDomain)
    .where('chat.deleted_at', 'is', null)
    .where('message.deleted_at', 'is', null)
    .where(sql`message.about ->> 'detection'`, 'is not', null)
    .orderBy('message.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return asked && findDetection(db, asked.detection);
}
