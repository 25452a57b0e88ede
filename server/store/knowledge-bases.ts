import type { Kysely } from 'kysely';
import type { Tables } from './tables';

export interface KnowledgeBase {
  id: number;
  slug: string;
  title: Record<string, string>;
}

/** The three knowledge bases every installation has; `searchScope` of a domain's setting lists their ids. */
export const KNOWLEDGE_BASES: KnowledgeBase[] = [
  { id: 1, slug: 'organization', title: { 'zh-CN': '组织知识', 'en-US': 'Organization knowledge' } },
  { id: 2, slug: 'pre-release', title: { 'zh-CN': '预发布知识', 'en-US': 'Pre-release knowledge' } },
  { id: 3, slug: 'public', title: { 'zh-CN': '公共工业知识', 'en-US': 'Public industrial knowledge' } },
];

export async function seedKnowledgeBases(db: Kysely<Tables>): Promise<void> {
  const rows = KNOWLEDGE_BASES.map((kb) => ({ ...kb, title: JSON.stringify(kb.title) }));
  await db
    .insertInto('knowledge_base')
    .values(rows)
    .onConflict((c) => c.column('id').doNothing())
    .execute();
}

/** By id or slug; `null` when there is none. */
export function findKnowledgeBase(name: string): KnowledgeBase | null {
  return KNOWLEDGE_BASES.find((kb) => String(kb.id) === name || kb.slug === name) ?? null;
}

export interface KnowledgeFigures {
  documents: number;
  updatedAt: Date | null;
}

/** How much each knowledge base holds now. */
export async function readKnowledgeFigures(db: Kysely<Tables>): Promise<Map<number, KnowledgeFigures>> {
  const rows = await db
    .selectFrom('document')
    .select(({ fn }) => ['kb_id as id', fn.countAll<string>().as('documents'), fn.max('updated_at').as('updatedAt')])
    .where('deleted_at', 'is', null)
    .groupBy('kb_id')
    .execute();
  return new Map(rows.map((row) => [row.id, { documents: Number(row.documents), updatedAt: row.updatedAt }]));
}
