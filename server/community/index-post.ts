import type { Store } from '../base/database/db';
import { inTurn } from '../base/database/in-turn';
import { message } from '../base/messages/message';
import { detectLanguage } from '../base/text/detect-language';
import { putText, removeDocument } from '../knowledge';
import { listUnindexed, noteIndexed, type PostToIndex, readForIndex } from './store/to-index';
import { verifiedMarkdown } from './verified/verified-text';

export const INDEX_POST = 'index-post';

/** Where a post is read. */
export const addressOf = ({ id, kind }: { id: string; kind: string }): string =>
  kind === 'demand'
    ? `/mission/detail/${encodeURIComponent(id)}`
    : `/community/${kind === 'question' ? 'qaDetails' : 'articleDetails'}?id=${encodeURIComponent(id)}`;

/** Brings one post into the search index as it is now, or takes it out. Safe to repeat. */
export async function indexPost(store: Store, id: string, signal: AbortSignal): Promise<void> {
  // Of two runs for one post, the later must not be overtaken by the earlier.
  await inTurn(store.pool, 'posts', async () => {
    const post = await readForIndex(store.db, id);
    if (!post) return;
    const docId = await bringIn(store, post, signal);
    // With another audience or language it is another document.
    if (post.docId !== null && post.docId !== docId) await removeDocument(store.db, post.docId);
    await noteIndexed(store.db, id, post.changes, docId);
  });
}

async function bringIn({ db }: Store, post: PostToIndex, signal: AbortSignal): Promise<string | null> {
  const { id, kind, kbId, state, title, summary, tags, at } = post;
  // What only its author reads is in no index. An open question answers nobody, nor does a demand, so answers quote neither.
  if (state !== 'published' || kbId === null || kind === 'demand' || (kind === 'question' && post.answer === null))
    return null;
  const markdown = textOf(post);
  const document = {
    ...{ source: `community/${id}`, title, description: summary, markdown, tags, url: addressOf(post) },
    ...{ kind: kindOf(post), lang: detectLanguage(markdown), revised: at.toISOString().slice(0, 10) },
  };
  return putText(db, { kbId, document, signal });
}

/** What nobody has checked in time is an accepted answer like others. */
const kindOf = ({ verified }: PostToIndex) =>
  verified !== null && verified !== 'stepped-down' ? ('verified' as const) : ('article' as const);

function textOf(post: PostToIndex): string {
  const { title, markdown, lang, answer, author_name: imported, nickname, verified, wordings, reviewBy } = post;
  if (answer !== null && verified !== null) {
    const until = verified === 'stepped-down' ? reviewBy?.toISOString().slice(0, 10) : undefined;
    return verifiedMarkdown({ title, wordings: wordings ?? [], answer, lang, until });
  }
  const own = `# ${title}\n\n${markdown}`;
  if (answer === null) return own;
  const author = imported || nickname;
  const heading = author ? message('community:accepted', { author }) : message('community:acceptedNameless');
  return `${own}\n\n## ${heading[lang === 'zh' ? 'zh-CN' : 'en-US']}\n\n${answer}`;
}

export async function indexLeftPosts(store: Store, signal: AbortSignal): Promise<void> {
  for (const id of await listUnindexed(store.db)) {
    if (signal.aborted) return;
    await indexPost(store, id, signal);
  }
}
