import type { components } from '../../generated/api';
import { publicName } from '../accounts';
import { plainFormulas } from '../base/text/plain-formulas';
import type { PostRow, Verdict } from './store/posts';
import type { findVerified } from './store/verified';
import type { OwnDraft } from './store/write-posts';

type Schemas = components['schemas'];
type Named = Pick<PostRow, 'author_id' | 'author_name' | 'nickname' | 'phone' | 'email' | 'username'>;

/** The author's name; empty if the account was deleted. */
export const authorOf = ({ author_id, author_name, nickname, ...account }: Named): string =>
  author_name || (author_id === null ? '' : publicName({ ...account, nickname: nickname ?? '' }));

const LONGEST = 200;

/** The beginning of a text without its marks, for lists. */
export function startOf(markdown: string): string {
  const plain = plainFormulas(markdown)
    .replace(/^(?:#{1,6} .*|\|.*|```.*)$/gm, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`$>#]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(plain);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : plain;
}

export function toPost(row: PostRow): Schemas['CommunityPost'] {
  return {
    ...{ id: row.id, kind: row.kind as 'article' | 'question', title: row.title, lang: row.lang, state: row.state },
    ...{ tags: row.tags, board: row.board, audience: row.audience, author: authorOf(row) },
    summary: row.summary || startOf(row.markdown),
    answerCount: row.answer_count,
    accepted: row.accepted_answer_id !== null,
    closed: row.closed_for !== null,
    publishedAt: row.published_at?.toISOString() ?? null,
    activeAt: row.active_at.toISOString(),
  };
}

interface Told {
  verdict: Verdict | null;
  helpful: number;
  helped_me: boolean;
}

/** For the author alone. */
function verdictOf(isOwn: boolean, state: PostRow['state'], verdict: Verdict | null) {
  if (!isOwn || (state !== 'held' && state !== 'hidden' && state !== 'removed')) return {};
  return {
    verdict: { state, ...(verdict ?? { reason: 'other', words: '', appeal: 'none' }) } as Schemas['PostVerdict'],
  };
}

export function toDetail(row: PostRow & Told, person: string | undefined): Schemas['CommunityDetail'] {
  const isOwn = person !== undefined && row.author_id === person;
  return {
    ...toPost(row),
    content: row.markdown,
    version: row.version,
    canEdit: isOwn && row.state !== 'hidden' && row.state !== 'removed',
    canAccept: isOwn && row.kind === 'question',
    ...{ cautioned: row.cautioned, helpful: row.helpful, helpedMe: row.helped_me },
    ...verdictOf(isOwn, row.state, row.verdict),
  };
}

export const toArticle = (row: PostRow): Schemas['Article'] => ({
  ...{ id: row.id, title: row.title, summary: row.summary || startOf(row.markdown), author: authorOf(row) },
  ...(row.organization_id !== null && { tenantId: row.organization_id }),
  ...{ tags: row.tags, publishedAt: row.published_at?.toISOString() },
});

export const toQaItem = (row: PostRow): Schemas['QaItem'] => ({
  ...{ id: row.id, title: row.title, content: startOf(row.markdown), author: authorOf(row), tags: row.tags },
  ...{ answerCount: row.answer_count, solved: row.accepted_answer_id !== null },
  createdAt: row.published_at?.toISOString(),
});

/** Who vouches for the accepted answer. A text that has changed since is nobody's until it is checked again. */
export const toVerified = (row: NonNullable<Awaited<ReturnType<typeof findVerified>>>): Schemas['VerifiedAnswer'] => ({
  ...{ answer: row.answer_id, owner: authorOf(row), wordings: row.wordings, state: row.state, why: row.why },
  ...{ checkedAt: dayOf(row.verified_at), reviewBy: dayOf(row.review_by) },
});

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What answers and comments have in common. */
function toReply(row: PostRow & { verdict: Verdict | null }, person: string | undefined) {
  const mine = person !== undefined && row.author_id === person;
  return {
    ...{ id: row.id, content: row.markdown, author: authorOf(row), lang: row.lang, mine, version: row.version },
    ...{ cautioned: row.cautioned, ...verdictOf(mine, row.state, row.verdict) },
    publishedAt: (row.published_at ?? row.active_at).toISOString(),
  };
}

export const toAnswer = (
  row: PostRow & Told & { accepted: boolean; right: boolean },
  person: string | undefined,
): Schemas['CommunityAnswer'] => ({
  ...toReply(row, person),
  ...{ accepted: row.accepted, right: row.right, helpful: row.helpful, helpedMe: row.helped_me },
});

export const toComment = (
  row: PostRow & { parent_id: string | null; verdict: Verdict | null },
  person: string | undefined,
): Schemas['CommunityComment'] => ({ ...toReply(row, person), parent: row.parent_id ?? '' });

export const toDraft = ({
  kbId: _kb,
  version,
  state: _state,
  savedAt,
  kind,
  ...draft
}: OwnDraft): Schemas['CommunityDraft'] => ({
  ...draft,
  // Demands have drafts of their own kind, with which no call of the community answers.
  kind: kind === 'question' ? 'question' : 'article',
  savedAt: savedAt.toISOString(),
  published: version > 0,
});
