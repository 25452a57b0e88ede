import { sql } from 'kysely';
import type { OfferingDocument, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';
import { type CatalogueReader, isListed } from './listed';

export interface NewDraft {
  id: string;
  domain: string;
  supplier: string;
  kind: OfferingKind;
  sku: string;
  category: string | null;
  label: string;
  body: Partial<OfferingDocument>;
  audience: string[];
  person: string;
}

/** False if there is one already, or its supplier has another offering with this number. */
export async function addDraft(db: Db, draft: NewDraft): Promise<boolean> {
  return (await addDrafts(db, [draft])) === 1;
}

/** How many of these drafts are new; those whose id or number is taken are left out. */
export async function addDrafts(db: Db, drafts: readonly NewDraft[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < drafts.length; at += BATCH) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('offering_draft')
      .values(drafts.slice(at, at + BATCH).map(valuesOf))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows ?? 0);
  }
  return added;
}

const BATCH = 200;

const valuesOf = ({ id, domain, supplier, kind, sku, category, label, body, audience, person }: NewDraft) => ({
  ...{ id, access_domain: domain, supplier_id: supplier, kind, sku, category_id: category, label, audience },
  ...{ body: JSON.stringify(body), changed_by: person },
});

const draft = (db: Db) =>
  db
    .selectFrom('offering_draft as d')
    .leftJoin('person as p', 'p.id', 'd.changed_by')
    .innerJoin('organization as s', 's.id', 'd.supplier_id')
    .select(['d.id', 'd.access_domain as domain', 'd.supplier_id as supplier', 'd.kind', 'd.sku', 'd.label', 'd.body'])
    .select(['d.category_id as category', 'd.audience', 'd.state', 'd.reason', 'd.step', 'd.changed_at as changedAt'])
    .select(['p.nickname', 'p.phone', 'p.email', 'p.username', 's.name as supplierName', 's.tenant_code as code']);

export const findDraft = (db: Db, supplier: string, id: string) =>
  draft(db).where('d.supplier_id', '=', supplier).where('d.id', '=', id).executeTakeFirst();

export type DraftRow = Awaited<ReturnType<typeof findDraft>> & object;

/** Drafts that operators of a portal have to decide on. */
export const listWaiting = (db: Db, domain: string) =>
  draft(db)
    .where('d.access_domain', '=', domain)
    .where('d.state', '=', 'review')
    .orderBy('d.changed_at')
    .limit(100)
    .execute();

export const findWaiting = (db: Db, domain: string, id: string) =>
  draft(db)
    .where('d.access_domain', '=', domain)
    .where('d.state', '=', 'review')
    .where('d.id', '=', id)
    .executeTakeFirst();

interface Change extends Omit<NewDraft, 'kind'> {
  step: number;
}

/** False if somebody has changed it since. */
export async function saveDraft(db: Db, change: Change): Promise<boolean> {
  const { id, domain, supplier, sku, category, label, body, audience, person, step } = change;
  const { numUpdatedRows } = await db
    .updateTable('offering_draft')
    .set({
      ...{ access_domain: domain, sku, category_id: category, label, body: JSON.stringify(body), audience },
      ...{ state: 'draft', reason: '', step: step + 1, changed_by: person, changed_at: sql<Date>`now()` },
    })
    .where('id', '=', id)
    .where('supplier_id', '=', supplier)
    .where('step', '=', step)
    .where('state', '<>', 'review')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface Moved {
  id: string;
  step: number;
  state: 'draft' | 'review' | 'returned';
  reason?: string;
}

/** False if somebody has changed it since. */
export async function moveDraft(db: Db, { id, step, state, reason = '' }: Moved): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('offering_draft')
    .set({ state, reason, step: step + 1, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False if somebody has changed it since. */
export async function dropDraft(db: Db, id: string, step: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('offering_draft')
    .where('id', '=', id)
    .where('step', '=', step)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether a number is another offering's of this supplier. */
export async function isSkuTaken(db: Db, supplier: string, sku: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from offering where supplier_id = ${supplier} and sku = ${sku} and id <> ${id}
    union all
    select from offering_draft where supplier_id = ${supplier} and sku = ${sku} and id <> ${id}`.execute(db);
  return rows.length > 0;
}

/** What a supplier has published, with the codes of those to whom alone it is offered. */
export async function findPublished(db: Db, supplier: string, id: string) {
  const row = await db
    .selectFrom('offering as o')
    .innerJoin('offering_version as v', (join) =>
      join.onRef('v.offering_id', '=', 'o.id').onRef('v.n', '=', 'o.live_version'),
    )
    .innerJoin('organization as s', 's.id', 'o.supplier_id')
    .select(['o.id', 'o.kind', 'o.sku', 'o.category_id as category', 'o.state', 'o.state_reason as stateReason'])
    .select(['o.rating', 'o.ratings', 'v.label', 'v.body', 'v.published_at as publishedAt'])
    .select(['s.name as supplierName', 's.tenant_code as code'])
    .where('o.supplier_id', '=', supplier)
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const audience = await db
    .selectFrom('private_offer as f')
    .innerJoin('organization as o', 'o.id', 'f.organization_id')
    .innerJoin('listing as l', 'l.offering_id', 'f.offering_id')
    .select('o.tenant_code as code')
    .distinct()
    .where('f.offering_id', '=', id)
    .where('l.private', '=', true)
    .orderBy('o.tenant_code')
    .execute();
  return { ...row, audience: audience.map(({ code }) => code) };
}

export type PublishedRow = NonNullable<Awaited<ReturnType<typeof findPublished>>>;

/** The addresses of an offering's pictures and documents. */
export const filesIn = ({ pictures = [], icon, documents = [] }: Partial<OfferingDocument>): string[] => [
  ...pictures,
  ...(icon ? [icon] : []),
  ...documents.map(({ url }) => url),
];

/**
 * Notes the uploaded pictures and documents of a text: those of whoever wrote it, and those that the offering has already.
 * So nobody opens somebody else's file by naming it.
 */
export async function noteOfferingFiles(
  db: Db,
  { id, n, person, urls }: { id: string; n: number; person: string | null; urls: readonly string[] },
): Promise<void> {
  const ids = urls.flatMap((url) => /^\/files\/([\w-]{22})$/.exec(url)?.[1] ?? []);
  const kept = await sql<{
    id: string;
  }>`select f.id from person_file f where f.id = any(${ids}::text[]) and (f.person_id = ${person}
    or exists (select from offering_picture d where d.offering_id = ${id} and d.file_id = f.id))`.execute(db);
  await db.deleteFrom('offering_picture').where('offering_id', '=', id).where('n', '=', n).execute();
  if (kept.rows.length === 0) return;
  await db
    .insertInto('offering_picture')
    .values(kept.rows.map((file) => ({ offering_id: id, n, file_id: file.id })))
    .execute();
}

/** Whether a picture or document stands in an offering that this reader sees, or in a draft of the organization they act for. */
export async function isFileShown(db: Db, reader: CatalogueReader, file: string): Promise<boolean> {
  const { rows } = await sql`
    select from offering_picture p join offering o on o.id = p.offering_id join listing l on l.offering_id = o.id
    where p.file_id = ${file} and p.n > 0 and ${isListed(reader)}
    union all
    select from offering_picture p join offering_draft d on d.id = p.offering_id
    where p.file_id = ${file} and d.supplier_id = ${reader.organization ?? null}
    limit 1`.execute(db);
  return rows.length > 0;
}
