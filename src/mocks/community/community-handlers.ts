import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { whoAsks } from '../people/who-asks';
import { askedHandlers } from './asked-handlers';
import { communityState, type Draft, langOf, type MockPost } from './community-state';
import { moderationHandlers, waitingFor } from './moderation-handlers';
import { noticeHandlers } from './notice-handlers';
import { replyHandlers } from './reply-handlers';
import { keepVersion, versionHandlers } from './version-handlers';

type Row = Data<'listPosts'>['list'][number];

/** The community as one browser sees it: the sample posts, and what is written here. */
export const communityHandlers = (): RequestHandler[] => [
  ...reading(),
  ...writing(),
  ...own(),
  ...replyHandlers(),
  ...versionHandlers(),
  ...askedHandlers(),
  ...moderationHandlers(),
  ...noticeHandlers(),
];

const reading = (): RequestHandler[] => [
  mockOperation('listPosts', async ({ arg, request, locale }) => {
    const { tab = 'active', board, tag, author, keyword = '', pageNum = 1, pageSize = 20 } = arg;
    const all = [...(await communityState()).values()];
    const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
    const visible = all.filter(({ post }) => post.state === 'published');
    const own = all.filter(({ mine, draft }) => mine && (tab !== 'ownDrafts' || draft));
    const list = (['active', 'unanswered', 'articles'].includes(tab) ? visible : own)
      .map(({ post }) => post)
      .filter(
        (post) =>
          (tab !== 'unanswered' || (post.kind === 'question' && !post.accepted && !post.closed)) &&
          (!['articles', 'ownArticles'].includes(tab) || post.kind === 'article') &&
          (tab !== 'ownQuestions' || post.kind === 'question'),
      )
      .filter((post) => !author || personId(post.author) === author)
      .filter((post) => (!board || post.board === board) && (!tag || post.tags.includes(tag)))
      .filter((post) =>
        words.every((word) => `${post.title} ${post.content} ${post.tags}`.toLowerCase().includes(word)),
      )
      .sort((a, b) => b.activeAt.localeCompare(a.activeAt));
    const counts = new Map<string, number>();
    for (const { post } of visible) for (const each of post.tags) counts.set(each, (counts.get(each) ?? 0) + 1);
    const tags = [...counts].map(([name, count]) => ({ tag: name, count })).sort((a, b) => b.count - a.count);
    const page: Row[] = list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
    const waiting = await waitingFor(request, locale);
    return { list: page, total: list.length, pageNum, pageSize, tags: tags.slice(0, 30), ...waiting };
  }),
  mockOperation('getPost', async ({ arg, locale }) => (await find(arg.id, locale)).post),
  mockOperation('findSimilarTexts', async ({ arg: { title, except } }) => {
    const words = wordsOf(title);
    const posts = [...(await communityState()).values()].flatMap(({ post }) => {
      const own = wordsOf(post.title);
      const both = [...words].filter((word) => own.has(word)).length;
      return post.id !== except && post.state === 'published' && both * 2 >= words.size ? [post] : [];
    });
    const url = ({ id, kind }: MockPost['post']) =>
      `/community/${kind === 'question' ? 'qaDetails' : 'articleDetails'}?id=${id}`;
    return {
      posts: posts.slice(0, 5).map((post) => ({
        ...{ id: post.id, kind: post.kind, title: post.title, text: post.summary, lang: post.lang, url: url(post) },
        ...{ solved: post.accepted, answerCount: post.answerCount },
      })),
      documents: [],
    };
  }),
  mockOperation('findPeopleToMention', async ({ arg: { q } }) => {
    const all = [...(await communityState()).values()].flatMap(({ post, answers }) => [post, ...answers]);
    const names = [...new Set(all.map(({ author }) => author))].filter((name) =>
      name.toLowerCase().includes(q.toLowerCase()),
    );
    return names.slice(0, 8).map((name) => ({ id: personId(name), name, here: false }));
  }),
  mockOperation('listAnswers', async ({ arg, locale }) =>
    (await find(arg.id, locale)).answers.filter(({ verdict, mine }) => mine || !verdict),
  ),
];

/** The sample writers have names only. */
const personId = (name: string) => `p-${Array.from(name, (char) => char.codePointAt(0)?.toString(36)).join('-')}`;

/** Words of letters, and pairs of Han characters. */
const wordsOf = (text: string): Set<string> =>
  new Set([
    ...(text.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []),
    ...Array.from(text.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair]) => pair ?? ''),
  ]);

const own = (): RequestHandler[] => [
  mockOperation('listOwnAnswers', async ({ arg: { pageNum = 1, pageSize = 20 }, request, locale }) => {
    signedIn(request, locale);
    const all = [...(await communityState()).values()].flatMap(({ post, answers }) =>
      answers.flatMap(({ id, content, mine, accepted, right: isRight, helpful, publishedAt, verdict }) =>
        mine
          ? [
              {
                ...{ id, question: post.id, title: post.title, lang: post.lang, text: content.slice(0, 200) },
                ...{ state: verdict?.state ?? ('published' as const), accepted, right: isRight, helpful, publishedAt },
              },
            ]
          : [],
      ),
    );
    return { list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length, pageNum, pageSize };
  }),
];

const writing = (): RequestHandler[] => [
  mockOperation('createPost', async ({ arg, request, locale }) => {
    const author = signedIn(request, locale);
    const state = await communityState();
    const found = state.get(arg.id) ?? begin(arg, author);
    state.set(arg.id, found);
    return found.draft ?? draftOf(found, 0);
  }),
  mockOperation('getPostDraft', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    const found = await find(arg.id, locale);
    return found.draft ?? draftOf(found, 0);
  }),
  mockOperation('savePostDraft', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    const found = await find(arg.id, locale);
    const { id: _, ...text } = arg;
    const rev = found.draft?.rev ?? 0;
    // The portal shows no words for a conflict.
    if (request.headers.get('if-match') !== `"${rev}"`) throw new Refusal(409, '');
    found.draft = { ...draftOf(found, rev + 1), ...text };
    return found.draft;
  }),
  mockOperation('publishPost', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    const found = await find(arg.id, locale);
    const { title, summary, content, tags, board, audience } = found.draft ?? draftOf(found, 0);
    const now = new Date().toISOString();
    if (found.post.publishedAt) keepVersion(found, found.post);
    Object.assign(found.post, {
      ...{ title, summary, content, tags, board, audience, lang: langOf(title), state: 'published' },
      ...{ version: found.post.publishedAt ? found.post.version + 1 : 1 },
      ...{ publishedAt: found.post.publishedAt ?? now, activeAt: now },
    });
    found.draft = undefined;
    return found.post;
  }),
  mockOperation('discardPostDraft', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    const found = await find(arg.id, locale);
    found.draft = undefined;
    if (found.post.state === 'draft') found.post.state = 'removed';
    return null;
  }),
  mockOperation('withdrawPost', async ({ arg, request, locale }) => {
    signedIn(request, locale);
    (await find(arg.id, locale)).post.state = 'withdrawn';
    return null;
  }),
  mockOperation('addAnswer', async ({ arg, request, locale }) => {
    const author = signedIn(request, locale);
    const { post, answers } = await find(arg.id, locale);
    const answer = {
      ...{
        id: arg.answerId,
        content: arg.content,
        author,
        accepted: false,
        right: false,
        mine: true,
        cautioned: false,
        version: 1,
      },
      ...{ helpful: 0, helpedMe: false },
      ...{ lang: langOf(arg.content), publishedAt: new Date().toISOString() },
    };
    answers.push(answer);
    post.answerCount = answers.length;
    return answer;
  }),
  mockOperation('acceptAnswer', async ({ arg, locale }) => accept(await find(arg.id, locale), arg.answer)),
  mockOperation('releaseAnswer', async ({ arg, locale }) => accept(await find(arg.id, locale), undefined)),
  mockOperation('markRight', async ({ arg, locale }) => right(await find(arg.id, locale), arg.answer, true)),
  mockOperation('unmarkRight', async ({ arg, locale }) => right(await find(arg.id, locale), arg.answer, false)),
  mockOperation('closeQuestion', async ({ arg, request, locale }) => {
    const by = signedIn(request, locale);
    const { post } = await find(arg.id, locale);
    const original = arg.duplicateOf ? (await find(arg.duplicateOf, locale)).post : undefined;
    post.closed = true;
    post.closing = {
      ...{ reason: arg.reason, words: arg.words, by, at: new Date().toISOString(), merged: arg.merge ?? false },
      ...(original && { original: { id: original.id, title: original.title, lang: original.lang } }),
    };
    return null;
  }),
  mockOperation('reopenQuestion', async ({ arg, locale }) => {
    const { post } = await find(arg.id, locale);
    post.closed = false;
    post.closing = undefined;
    return null;
  }),
];

function right({ answers }: MockPost, id: string, value: boolean): null {
  for (const answer of answers) if (answer.id === id) answer.right = value;
  return null;
}

function accept({ post, answers }: MockPost, id: string | undefined): null {
  for (const answer of answers) answer.accepted = answer.id === id;
  answers.sort((a, b) => Number(b.accepted) - Number(a.accepted));
  post.accepted = id !== undefined;
  return null;
}

/** Name of who writes; refuses visitors. */
const signedIn = (request: Request, locale: Locale): string =>
  withPeople((state) => whoAsks(state, request, locale).person.nickname);

async function find(id: string, locale: Locale): Promise<MockPost> {
  const found = (await communityState()).get(id);
  if (!found) throw new Refusal(404, noSuch('post', id)[locale]);
  return found;
}

type New = Omit<Draft, 'rev' | 'savedAt' | 'published'> & { from?: NonNullable<MockPost['from']> };

function begin({ id, kind, from, ...text }: New, author: string): MockPost {
  const now = new Date().toISOString();
  const post: MockPost['post'] = {
    ...{ id, kind, ...text, author, state: 'draft', version: 1, lang: langOf(text.title) },
    ...{
      answerCount: 0,
      accepted: false,
      closed: false,
      publishedAt: null,
      activeAt: now,
      canEdit: true,
      cautioned: false,
      helpful: 0,
      helpedMe: false,
      canAccept: kind === 'question',
      canClose: kind === 'question',
    },
  };
  const nothing = { answers: [], comments: [], past: new Map(), reports: new Map(), appeals: new Map() };
  return {
    ...nothing,
    ...(from && { from }),
    post,
    mine: true,
    draft: { id, kind, ...text, rev: 1, savedAt: now, published: false },
  };
}

const draftOf = ({ post }: MockPost, rev: number): Draft => ({
  ...{ id: post.id, kind: post.kind, title: post.title, summary: post.summary, content: post.content },
  ...{ tags: post.tags, board: post.board, audience: post.audience },
  ...{ rev, savedAt: post.activeAt, published: post.publishedAt !== null },
});
