import type { components } from '../../generated/api';
import type { Db } from '../base/database/db';
import { notFound } from '../base/http/errors';
import type { Community } from './open-community';
import { toArticle } from './present-post';
import { readOutline } from './read-outline';
import { findNeighbours, type findPost } from './store/posts';
import { findVersion, listVersions } from './store/versions';

type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;

/** A single article as other programs read it; of an earlier version, its title and text. */
export async function describeArticle(
  db: Db,
  community: Community,
  post: Post,
  version = post.version,
): Promise<components['schemas']['Article']> {
  const [versions, near] = await Promise.all([
    listVersions(db, community, post.id),
    findNeighbours(db, community, post),
  ]);
  const old = version === post.version ? undefined : await findVersion(db, community, post.id, version);
  if (version !== post.version && !old) throw notFound('post', `${post.id} ${version}`);
  const content = old?.markdown ?? post.markdown;
  return {
    ...toArticle(old ? { ...post, title: old.title, summary: old.summary, markdown: old.markdown } : post),
    ...{ content, version, versions: Math.max(1, versions.length), audience: post.audience, board: post.board },
    ...{ toc: readOutline(content), readMinutes: minutesOf(content), ...near },
    canEdit: community.person !== undefined && post.author_id === community.person,
  };
}

/** What people read in a minute: Chinese characters, or words of other scripts. */
const SPEED = { characters: 400, words: 230 };

function minutesOf(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => !/\p{Script=Han}/u.test(word)).length ?? 0;
  return Math.max(1, Math.round(characters / SPEED.characters + words / SPEED.words));
}
