import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { inEveryLocale } from '../../../setting/messages/catalogue';
import type { Tables } from '../../base/database/tables';
import { addKnowledgeBase, findKnowledgeBase, type KnowledgeBase } from '../store/knowledge-bases';

/** Of which version of an offering the files are manuals. */
export interface ManualOwner {
  offering: string;
  version: string;
}

type Db = Kysely<Tables> | Transaction<Tables>;

export const manualSlug = ({ offering, version }: ManualOwner): string =>
  `manual-${createHash('sha256')
    .update(JSON.stringify([offering, version]))
    .digest('hex')
    .slice(0, 20)}`;

export const findManualBase = (db: Db, owner: ManualOwner): Promise<KnowledgeBase | undefined> =>
  findKnowledgeBase(db, manualSlug(owner));

/** Makes the base for the manuals of a version; undefined if it is there already. */
export function addManualBase(db: Kysely<Tables>, owner: ManualOwner, title: string): Promise<number | undefined> {
  const { offering, version } = owner;
  const whose = { ownerKind: 'installation', ownerId: null, audience: 'everybody', roles: [] } as const;
  const slug = manualSlug(owner);
  return addKnowledgeBase(db, { slug, title: inEveryLocale(() => title), ...whose, manual: { offering, version } });
}

/** The base for the manuals of a version, made for the first. */
export async function openManualBase(db: Kysely<Tables>, owner: ManualOwner, title: string): Promise<KnowledgeBase> {
  const known = await findManualBase(db, owner);
  if (known) return known;
  // Of two first files at once, one creates it.
  await addManualBase(db, owner, title);
  const made = await findManualBase(db, owner);
  if (!made) throw new Error(`The knowledge base for the manuals of '${owner.offering}' could not be made.`);
  return made;
}
