import { sql } from 'kysely';
import type { Attribute, Category, Names, OfferingKind } from '../../../setting/market/offering-document';
import type { Db } from '../../base/database/db';

/** As operators edit it. */
export interface CategoryRow extends Category {
  place: number;
  /** Grows with each change. */
  step: number;
}

export const KINDS = ['app', 'product', 'solution'] as const;

/** Categories of a kind, with what offerings in them are described by. */
export async function listCategories(db: Db, kinds: readonly OfferingKind[]): Promise<CategoryRow[]> {
  const [categories, attributes] = await Promise.all([
    db
      .selectFrom('market_category')
      .select(['id', 'kind', 'names', 'sort as place', 'step'])
      .where('kind', 'in', [...kinds])
      .orderBy('sort')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('market_attribute')
      .select(['category_id', 'key', 'names', 'kind', 'unit', 'facet', 'options'])
      .orderBy('sort')
      .orderBy('key')
      .execute(),
  ]);
  return categories.map(({ names, ...category }) => ({
    ...{ ...category, names: names as Names },
    attributes: attributes
      .filter((one) => one.category_id === category.id)
      .map(({ key, names: own, kind: type, unit, facet, options }) => ({
        ...{ key, names: own as Names, kind: type, unit, facet },
        ...(options.length > 0 && { options }),
      })),
  }));
}

/** A category that nobody else changes until this transaction ends. */
export async function lockCategory(db: Db, id: string): Promise<CategoryRow | undefined> {
  const there = await db
    .selectFrom('market_category')
    .select('kind')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return there && (await listCategories(db, [there.kind])).find((one) => one.id === id);
}

/** Adds a category or changes it, with its attributes. */
export async function putCategory(db: Db, { id, kind, names, attributes }: Category, sort: number): Promise<void> {
  const own = { kind, names: JSON.stringify(names), sort };
  await db
    .insertInto('market_category')
    .values({ id, ...own })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ ...own, step: sql<number>`market_category.step + 1` }),
    )
    .execute();
  await db.deleteFrom('market_attribute').where('category_id', '=', id).execute();
  if (attributes.length === 0) return;
  await db
    .insertInto('market_attribute')
    .values(attributes.map((one, at) => rowOf(id, one, at)))
    .execute();
}

const rowOf = (
  category: string,
  { key, names, kind, unit = '', facet = false, options = [] }: Attribute,
  at: number,
) => ({
  ...{ category_id: category, key, names: JSON.stringify(names), kind, unit, facet, sort: at },
  options: JSON.stringify(options),
});

export const dropCategory = (db: Db, id: string) => db.deleteFrom('market_category').where('id', '=', id).execute();

/** Offerings and drafts with the data that they state; what is live and has a draft is one of each id. */
const stated = sql`
  select o.category_id, o.id, coalesce(v.body->'specs', '{}') as specs from offering o
  join offering_version v on v.offering_id = o.id and v.n = o.live_version where o.category_id is not null
  union all
  select category_id, id, coalesce(body->'specs', '{}') from offering_draft where category_id is not null`;

/** How many offerings each category has, drafts among them, and how many have a value of each attribute. */
export async function countUses(db: Db) {
  const { rows } = await sql<{ category: string; key: string | null; count: number }>`
    with stated as materialized (${stated})
    select category_id as category, null as key, count(distinct id)::int as count from stated group by 1
    union all
    select category_id, key, count(distinct id)::int from stated, jsonb_object_keys(specs) key group by 1, 2`.execute(
    db,
  );
  return (category: string, key: string | null = null) =>
    rows.find((row) => row.category === category && row.key === key)?.count ?? 0;
}

/** How many offerings of a category have another value than those. */
export async function countOthers(db: Db, category: string, key: string, values: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct id)::int as count from (${stated}) s
    where category_id = ${category} and specs ? ${key} and specs->>${key} <> all(${[...values]}::text[])`.execute(db);
  return rows[0]?.count ?? 0;
}
