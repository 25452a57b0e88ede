import { ApiError } from '../../base/http/errors';
import { escapeHtml } from '../../base/text/escape-html';
import type { Context } from '../../context';
import type { FindText, PageText } from '../../domains';
import { addressOf } from '../index-post';
import { type Community, openToVisitors } from '../open-community';
import { authorOf, startOf } from '../present-post';
import { findRedirect } from '../store/imports';
import { findMerge } from '../store/merges';
import { findPost, listAnswers, wasPublic } from '../store/posts';
import { postHtml } from './to-html';

const PATHS = new Set(['/community/articleDetails', '/community/qaDetails', '/articleDetail']);
/** As many answers as the page shows without a press. */
const MOST_ANSWERS = 20;
const LONGEST_PATH = 1_000;

const PICTURE = /!\[[^\]]*\]\([^)]*\)/g;

type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>;
type Answer = Awaited<ReturnType<typeof listAnswers>>[number];

/** What pages of posts say before a script runs: always as a visitor would see them, whoever asks. */
export const findPostText =
  (ctx: Context): FindText =>
  async ({ domain, path, isKnown, query, origin }) => {
    if (!isKnown) return findMoved(ctx, domain, path, query);
    const id = query.get('id');
    if (!PATHS.has(path.replace(/\/$/, '')) || !id) return undefined;
    try {
      const community = await openToVisitors(ctx, domain);
      const post = await findPost(ctx.store.db, community, id);
      if (!post) return { status: (await wasPublic(ctx.store.db, community, id)) ? 410 : 404 };
      const isArticlePage = !path.startsWith('/community/qaDetails');
      if ((post.kind === 'article') !== isArticlePage) return { movedTo: addressOf(post) };
      const moved = await mergedTo(ctx, community, post);
      if (moved) return { movedTo: addressOf(moved) };
      return { text: await textOf(ctx, community, post, origin) };
    } catch (error) {
      // Closed to visitors: the same for every id.
      if (error instanceof ApiError && error.status === 401) return { status: 403 };
      if (error instanceof ApiError && error.status === 404) return { status: 404 };
      throw error;
    }
  };

/** Old addresses of imported posts, also with what followed them there: a title, or the number of a reply. */
async function findMoved(
  { store, settings }: Context,
  domain: string | undefined,
  path: string,
  query: URLSearchParams,
) {
  const { setting, domain: name } = await settings.get(domain);
  if (!setting.community?.enabled || path.length > LONGEST_PATH) return undefined;
  const bare = path.replace(/(?<=.)\/$/, '');
  const above = bare.replace(/\/[^/]*$/, '');
  const search = query.size > 0 ? [`${bare}?${query}`] : [];
  const found = await findRedirect(store.db, name, [...search, bare, ...(above ? [above] : [])]);
  return found && { movedTo: addressOf(found) };
}

/** Where the answers of a duplicate stand now, if a visitor reads that. */
async function mergedTo({ store: { db } }: Context, community: Community, { id, closed_for }: Post) {
  const merge = closed_for === 'duplicate' ? await findMerge(db, id) : undefined;
  return merge && findPost(db, community, merge.into_id);
}

async function textOf(ctx: Context, community: Community, post: Post, origin: string): Promise<PageText> {
  const path = addressOf(post);
  const answers = post.kind === 'question' ? await listAnswers(ctx.store.db, community, post.id) : [];
  const shown = answers.slice(0, MOST_ANSWERS);
  const description = post.summary || startOf(post.markdown);
  return {
    ...{ title: post.title, description, path, hidden: !community.indexing },
    data: dataOf(post, shown, origin + path),
    ...(community.indexing && { feed: `/feeds/${post.kind}s.atom` }),
    body: `<main id="mw-text" lang="${post.lang}"><h1>${escapeHtml(post.title)}</h1><p>${escapeHtml(authorOf(post))}</p>${postHtml(post.markdown)}${shown.map(answerHtml).join('')}</main>`,
  };
}

const answerHtml = (answer: Answer) =>
  `<article id="a-${escapeHtml(answer.id)}" lang="${answer.lang}"><hr><p>${answer.accepted ? '✓ ' : ''}${escapeHtml(authorOf(answer))}</p>${postHtml(answer.markdown)}</article>`;

const person = (row: Post | Answer) => (authorOf(row) ? { author: { '@type': 'Person', name: authorOf(row) } } : {});

/** A question that nobody has answered is a posting: search engines expect an answer on a page of questions. */
function dataOf(post: Post, answers: Answer[], url: string) {
  const told = answers.filter(hasText);
  if (post.kind === 'question' && told.length > 0) return questionData(post, told, url);
  return {
    ...{ '@context': 'https://schema.org', '@type': post.kind === 'question' ? 'DiscussionForumPosting' : 'Article' },
    ...{ headline: post.title, url, mainEntityOfPage: url, inLanguage: post.lang, keywords: post.tags },
    ...{ datePublished: post.published_at?.toISOString(), dateModified: post.active_at.toISOString(), ...person(post) },
    ...(post.kind === 'question' && { text: post.markdown }),
  };
}

/** Answers of pictures alone have no text, which search engines refuse. */
const hasText = ({ markdown }: Answer) => startOf(markdown.replace(PICTURE, '')) !== '';

function questionData(post: Post, told: Answer[], url: string) {
  const answerData = (answer: Answer) => ({
    ...{ '@type': 'Answer', text: answer.markdown, url: `${url}#a-${answer.id}`, ...person(answer) },
    datePublished: answer.published_at?.toISOString(),
  });
  const accepted = told.find((answer) => answer.accepted);
  const mainEntity = {
    ...{ '@type': 'Question', name: post.title, text: post.markdown, answerCount: post.answer_count, ...person(post) },
    datePublished: post.published_at?.toISOString(),
    ...(accepted && { acceptedAnswer: answerData(accepted) }),
    suggestedAnswer: told.filter((answer) => answer !== accepted).map(answerData),
  };
  return { '@context': 'https://schema.org', '@type': 'QAPage', inLanguage: post.lang, mainEntity };
}
