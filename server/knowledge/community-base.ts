import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { LocalizedText } from '../../setting/messages/catalogue';
import type { Tables } from '../base/database/tables';
import { addKnowledgeBase, findKnowledgeBase } from './store/knowledge-bases';

interface Asked {
  domain: string;
  /** The organization whose members alone read it; null: everybody to whom the community is open. */
  organization: string | null;
  title: LocalizedText;
}

/** The knowledge base of a community's posts, for one audience; created for the first post. */
export async function communityBase(db: Kysely<Tables>, { domain, organization, title }: Asked): Promise<number> {
  const name = JSON.stringify(['community', domain, organization]);
  const slug = `community:${createHash('sha256').update(name).digest('hex').slice(0, 40)}`;
  const find = async () => (await findKnowledgeBase(db, slug))?.id;
  const known = await find();
  if (known !== undefined) return known;
  const whose =
    organization === null
      ? ({ ownerKind: 'domain', ownerId: domain, audience: 'everybody' } as const)
      : ({ ownerKind: 'organization', ownerId: organization, audience: 'members' } as const);
  // Of two first posts at once, one creates it.
  await addKnowledgeBase(db, { ...whose, community: domain, slug, title });
  const made = await find();
  if (made === undefined) throw new Error(`The knowledge base of the community of '${domain}' could not be made.`);
  return made;
}
