import type { FastifyRequest } from 'fastify';
import type { components } from '../../generated/api';
import type { Context } from '../context';
import { bestOfEach, openReading, passageAddress, type SearchHit, shortenPassage } from '../knowledge';
import { addressOf } from './index-post';
import { openCommunity } from './open-community';
import { toPost } from './present-post';
import { listByDocument, listById, type PostRow } from './store/posts';
import { findSimilarTitles } from './store/similar';

type Similar = components['schemas']['SimilarTexts'];

const MOST_POSTS = 5;
const MOST_DOCUMENTS = 3;
const PASSAGES = 40;
/** How soon a place in a ranking counts less; as usual for reciprocal ranks. */
const FLAT = 10;

/**
 * What the reader may read that says something similar to a title: posts, by their titles and by what search knows of
 * their texts, and documents.
 */
export async function findSimilar(
  ctx: Context,
  req: FastifyRequest,
  { title, except = '' }: { title: string; except?: string | undefined },
): Promise<Similar> {
  const { db } = ctx.store;
  const [community, reading] = await Promise.all([openCommunity(ctx, req), openReading(ctx, req)]);
  const [titles, { hits }] = await Promise.all([
    findSimilarTitles(db, community, { title, except }),
    ctx.search.search({
      ...{ q: title, limit: PASSAGES, offset: 0, scope: reading.scope() },
      names: reading.setting.synonyms ?? undefined,
    }),
  ]);
  const best = [...bestOfEach(hits).values()];
  const isPost = ({ kbId }: SearchHit) => community.ids.includes(kbId);
  const texts = await listByDocument(
    db,
    community,
    best.filter(isPost).map(({ docId }) => docId),
  );
  const ids = fuse([titles, texts]).filter((id) => id !== except);
  const rows = new Map((await listById(db, community, ids.slice(0, MOST_POSTS))).map((row) => [row.id, row]));
  return {
    posts: ids.flatMap((id) => (rows.has(id) ? [toSimilar(rows.get(id) as PostRow)] : [])),
    documents: best
      .filter((hit) => !isPost(hit))
      .slice(0, MOST_DOCUMENTS)
      .map(({ docId, title: own, text, lang, page, headings, ...place }) => ({
        ...{ id: docId, title: own, text: shortenPassage(text), lang, url: passageAddress({ docId, ...place }) },
        ...(page !== null && { page }),
        ...(headings.length > 0 && { heading: headings.at(-1) }),
      })),
  };
}

function toSimilar(row: PostRow): Similar['posts'][number] {
  const { id, kind, title, summary, lang, accepted, answerCount } = toPost(row);
  return { id, kind, title, text: summary, lang, url: addressOf({ id, kind }), solved: accepted, answerCount };
}

/** One ranking of several: whatever stands high in any of them, and higher if in more than one. */
function fuse(rankings: readonly (readonly string[])[]): string[] {
  const scores = new Map<string, number>();
  for (const ranking of rankings)
    for (const [at, id] of ranking.entries()) scores.set(id, (scores.get(id) ?? 0) + 1 / (FLAT + at));
  return [...scores].sort(([, a], [, b]) => b - a).map(([id]) => id);
}
