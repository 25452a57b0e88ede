import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../base/database/tables';
import { message } from '../../base/messages/message';
import { addKnowledgeBase, findKnowledgeBase, type KnowledgeBase } from '../store/knowledge-bases';

/** Whose files these are: an organization's operators upload for their organization, the installation's for the domain. */
export interface FilesOwner {
  domain: string;
  tenantId: string | null;
}

export const findFilesBase = (db: Kysely<Tables>, owner: FilesOwner): Promise<KnowledgeBase | undefined> =>
  findKnowledgeBase(db, slugOf(owner));

/** The knowledge base of the uploaded files, created for the first; for everybody who can open the portal. */
export async function openFilesBase(db: Kysely<Tables>, owner: FilesOwner): Promise<KnowledgeBase> {
  const known = await findFilesBase(db, owner);
  if (known) return known;
  const { domain, tenantId } = owner;
  const whose =
    tenantId === null
      ? { ownerKind: 'domain' as const, ownerId: domain }
      : { ownerKind: 'organization' as const, ownerId: tenantId };
  const title = message('knowledge:upload.base', { domain });
  // Of two first files at once, one creates it.
  await addKnowledgeBase(db, { ...whose, audience: 'everybody', slug: slugOf(owner), title });
  const made = await findFilesBase(db, owner);
  if (!made) throw new Error(`The knowledge base for the files of '${domain}' could not be made.`);
  return made;
}

const longestSlug = 64;

function slugOf({ domain, tenantId }: FilesOwner): string {
  const slug = ['files', domain, ...(tenantId === null ? [] : [tenantId])].join(':');
  if (slug.length <= longestSlug) return slug;
  return `files:${createHash('sha256').update(slug).digest('hex').slice(0, 40)}`;
}
