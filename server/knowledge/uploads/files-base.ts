import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { LocalizedText } from '../../../setting/messages/catalogue';
import type { Tables } from '../../base/database/tables';
import { message } from '../../base/messages/message';
import { addKnowledgeBase, changeKnowledgeBase, findKnowledgeBase, type KnowledgeBase } from '../store/knowledge-bases';

/** Whose files these are: an organization's operators upload for their organization, the installation's for the domain. */
export interface FilesOwner {
  domain: string;
  tenantId: string | null;
}

type Db = Kysely<Tables> | Transaction<Tables>;

export const findFilesBase = (db: Db, owner: FilesOwner): Promise<KnowledgeBase | undefined> =>
  findKnowledgeBase(db, slugOf(owner));

/**
 * The knowledge base of the uploaded files, created for the first; for everybody who can open the portal. Visitors know
 * the portal by its name rather than its address.
 */
export async function openFilesBase(
  db: Kysely<Tables>,
  owner: FilesOwner,
  portal: LocalizedText,
): Promise<KnowledgeBase> {
  const known = await findFilesBase(db, owner);
  if (known) return known;
  const { domain, tenantId } = owner;
  const whose =
    tenantId === null
      ? { ownerKind: 'domain' as const, ownerId: domain }
      : { ownerKind: 'organization' as const, ownerId: tenantId };
  const title = message('knowledge:upload.base', { portal });
  // Of two first files at once, one creates it.
  await addKnowledgeBase(db, { ...whose, audience: 'everybody', slug: slugOf(owner), title });
  const made = await findFilesBase(db, owner);
  if (!made) throw new Error(`The knowledge base for the files of '${domain}' could not be made.`);
  return made;
}

/** Calls a domain's uploaded files by the portal's present name, whoever uploaded them. */
export async function renameFilesBases(db: Db, { domain, tenantId }: FilesOwner, portal: LocalizedText): Promise<void> {
  for (const tenant of new Set([null, tenantId])) {
    const base = await findFilesBase(db, { domain, tenantId: tenant });
    if (base) await changeKnowledgeBase(db, base.id, { title: message('knowledge:upload.base', { portal }) });
  }
}

const longestSlug = 64;

function slugOf({ domain, tenantId }: FilesOwner): string {
  const slug = ['files', domain, ...(tenantId === null ? [] : [tenantId])].join(':');
  if (slug.length <= longestSlug) return slug;
  return `files:${createHash('sha256').update(slug).digest('hex').slice(0, 40)}`;
}
