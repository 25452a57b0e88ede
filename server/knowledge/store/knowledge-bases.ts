import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { message } from '../../base/messages/message';
import type { Base } from '../readable';

type Db = Kysely<Tables> | Transaction<Tables>;

export interface KnowledgeBase extends Base {
  slug: string;
  title: Record<string, string>;
}

const installation = { ownerKind: 'installation', ownerId: null, audience: 'everybody', roles: [] } as const;

/** The three bases of every installation. Base 1 has no owner until it is given to an organization. */
export const KNOWLEDGE_BASES: KnowledgeBase[] = [
  {
    ...{ id: 1, slug: 'organization', title: message('knowledge:knowledgeBase.organization') },
    ...{ ownerKind: 'organization', ownerId: null, audience: 'members', roles: [] },
  },
  { id: 2, slug: 'pre-release', title: message('knowledge:knowledgeBase.preRelease'), ...installation },
  {
    id: 3,
    slug: 'public',
    title: message('knowledge:knowledgeBase.public'),
    ...installation,
  },
];

/** Title of the wish `1`, whatever bases an organization has. */
export const organizationTitle = message('knowledge:knowledgeBase.organization');

const columns = ['id', 'slug', 'title', 'owner_kind', 'owner_id', 'audience', 'roles', 'community'] as const;
const ofManual = ['manual_offering as manualOffering', 'manual_version as manualVersion'] as const;

let changes = 0;
/** A number that grows with each change by this process. */
export const changesOfBases = () => changes;

export async function seedKnowledgeBases(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('knowledge_base')
    .values(KNOWLEDGE_BASES.map(toRow))
    .onConflict((c) => c.column('id').doNothing())
    .execute();
  changes += 1;
}

const toRow = ({ ownerKind, ownerId, title, roles, community, manual, ...rest }: KnowledgeBase) => ({
  ...rest,
  ...(manual && { manual_offering: manual.offering, manual_version: manual.version }),
  community: community ?? null,
  title: JSON.stringify(title),
  owner_kind: ownerKind,
  owner_id: ownerId,
  roles: [...roles],
});

type Row = Pick<Tables['knowledge_base'], 'id' | 'slug'> & {
  title: unknown;
  owner_kind: Base['ownerKind'];
  owner_id: string | null;
  audience: Base['audience'];
  roles: string[];
  community: string | null;
  manualOffering: string | null;
  manualVersion: string | null;
};

const toBase = ({
  owner_kind,
  owner_id,
  title,
  community,
  manualOffering,
  manualVersion,
  ...rest
}: Row): KnowledgeBase => ({
  ...rest,
  ...(manualOffering !== null && { manual: { offering: manualOffering, version: manualVersion ?? '' } }),
  ...(community !== null && { community }),
  title: title as Record<string, string>,
  ownerKind: owner_kind,
  ownerId: owner_id,
});

/**
 * All bases, or those with these ids and of these organizations; includes the first three even if they are not stored
 * yet.
 */
export async function listKnowledgeBases(
  db: Db,
  only?: { ids: readonly number[]; organizations: readonly string[]; community?: string },
): Promise<KnowledgeBase[]> {
  let query = db.selectFrom('knowledge_base').select(columns).select(ofManual).orderBy('id');
  if (only)
    query = query.where(
      sql<boolean>`(id = any(${[...only.ids]}::int[])
        or (owner_kind = 'organization' and owner_id = any(${[...only.organizations]}::text[]))
        or community = ${only.community ?? null})
        and (community is null or community = ${only.community ?? null}) and manual_offering is null`,
    );
  const rows = (await query.execute()).map(toBase);
  const missing = KNOWLEDGE_BASES.filter(
    ({ id }) => (!only || only.ids.includes(id)) && !rows.some((row) => row.id === id),
  );
  return [...missing, ...rows];
}

/** Finds a base by id or slug. */
export async function findKnowledgeBase(db: Db, name: string): Promise<KnowledgeBase | undefined> {
  const bases = await listKnowledgeBases(db);
  return bases.find((kb) => String(kb.id) === name || kb.slug === name);
}

const FIRST_OWN = 100;

type NewKnowledgeBase = Omit<KnowledgeBase, 'id' | 'roles'> & { roles?: readonly string[] };

/**
 * Adds a base of a domain, an organization or the installation. Returns its id, numbered from 100; undefined if the
 * slug is taken.
 */
export async function addKnowledgeBase(
  db: Kysely<Tables>,
  { roles = [], ...given }: NewKnowledgeBase,
): Promise<number | undefined> {
  const id = await db.transaction().execute(async (trx) => {
    await sql`lock table knowledge_base in share row exclusive mode`.execute(trx);
    const { last } = await trx
      .selectFrom('knowledge_base')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow();
    const id = Math.max(FIRST_OWN - 1, last ?? 0) + 1;
    const added = await trx
      .insertInto('knowledge_base')
      .values(toRow({ ...given, roles, id }))
      .onConflict((c) => c.column('slug').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added?.id;
  });
  changes += 1;
  return id;
}

/** The base for an organization's documents unless another is named; created if missing. */
export async function ownKnowledgeBase(db: Kysely<Tables>, organization: string): Promise<KnowledgeBase> {
  const find = async () => {
    const own = await listKnowledgeBases(db, { ids: [], organizations: [organization] });
    return own.find(({ slug }) => slug === slugOf(organization)) ?? own.find(({ id }) => id === 1);
  };
  const known = await find();
  if (known) return known;
  const owner = { ownerKind: 'organization', ownerId: organization, audience: 'members' } as const;
  await addKnowledgeBase(db, { ...owner, slug: slugOf(organization), title: organizationTitle });
  const made = await find();
  if (!made) throw new Error(`The knowledge base of organization '${organization}' could not be made.`);
  return made;
}

/** The public knowledge base, which the starter handbook is loaded into. */
export const publicKnowledge = 3;

const slugOf = (organization: string) => `organization:${organization}`;

export async function changeKnowledgeBase(
  db: Db,
  id: number,
  change: Partial<Pick<KnowledgeBase, 'ownerKind' | 'ownerId' | 'audience' | 'roles' | 'title'>>,
): Promise<boolean> {
  const { ownerKind, ownerId, audience, roles, title } = change;
  const { numUpdatedRows } = await db
    .updateTable('knowledge_base')
    .set({
      ...(ownerKind && { owner_kind: ownerKind }),
      ...(ownerId !== undefined && { owner_id: ownerId }),
      ...(audience && { audience }),
      ...(roles && { roles: [...roles] }),
      ...(title && { title: JSON.stringify(title) }),
    })
    .where('id', '=', id)
    .executeTakeFirst();
  changes += 1;
  return numUpdatedRows > 0n;
}

interface KnowledgeFigures {
  documents: number;
  updatedAt: Date | null;
}

/** Number of documents and last update per knowledge base. */
export async function readKnowledgeFigures(db: Db, ids: readonly number[]): Promise<Map<number, KnowledgeFigures>> {
  const rows = await db
    .selectFrom('document')
    .select(({ fn }) => ['kb_id as id', fn.countAll<string>().as('documents'), fn.max('updated_at').as('updatedAt')])
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`kb_id = any(${[...ids]}::int[])`)
    .groupBy('kb_id')
    .execute();
  return new Map(rows.map((row) => [row.id, { documents: Number(row.documents), updatedAt: row.updatedAt }]));
}
