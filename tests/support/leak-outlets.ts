import type { OperationId } from '@/api/paths';
import { RESEARCH } from './ask';
import { fileIdOf, type Host, type Kind, postIds, type Role, type World } from './leak-world';

interface Look {
  world: World;
  role: Role;
  host: Host;
  /** Somebody else's answer that cites each text: the link of its chat, and its run. */
  chats: Map<Kind, { chat: string; run: string }>;
}

interface Outlet {
  name: string;
  /** The operations that are checked. */
  calls: OperationId[];
  /** Which permitted texts are returned: only live ones, also those cited in an answer, or none. */
  shows: 'live' | 'cited' | 'never';
  /** `only`: shows posts of the community and nothing else; `not`: everything but them. */
  posts?: 'only' | 'not';
  /** Refused to whoever has not signed in. */
  people?: boolean;
  /** Shows what visitors may read, whoever asks. */
  outside?: boolean;
  /** Checked when the reader has own answers that cite each text. */
  own?: boolean;
  /** The texts that the response reveals. */
  look(at: Look): Promise<Set<Kind>>;
}

type Ask = { url: string; body?: object };

async function answerOf({ world, role, host }: Look, { url, body }: Ask): Promise<string> {
  const { app } = world.test;
  const headers = { host: `${host}.localhost`, 'accept-language': 'en', ...world.headers[role] };
  const { payload } = await app.inject({ method: body ? 'POST' : 'GET', url, headers, ...(body && { payload: body }) });
  return payload.toLowerCase();
}

/** One request per text, which may reveal its secret. */
const each = (request: (kind: Kind, at: Look) => Ask) => async (at: Look) => {
  const { kinds } = at.world;
  const texts = await Promise.all(kinds.map((kind) => answerOf(at, request(kind, at))));
  return new Set(kinds.filter(({ secret }, n) => texts[n]?.includes(secret)));
};

/** The same sequentially, because a visitor may run only so many answers at once. */
const eachInTurn = (request: (kind: Kind) => Ask) => async (at: Look) => {
  const seen = new Set<Kind>();
  for (const kind of at.world.kinds) {
    const text = await answerOf(at, request(kind));
    if (text.includes(kind.secret)) seen.add(kind);
  }
  return seen;
};

/** One request that may reveal any secret. */
const once = (url: string) => async (at: Look) => {
  const text = await answerOf(at, { url });
  return new Set(at.world.kinds.filter(({ secret }) => text.includes(secret)));
};

const slip = (word: string) => `${word.slice(0, 4)}${word.slice(5)}`;
const chatOf = (kind: Kind, { chats }: Look) => chats.get(kind) ?? { chat: '', run: '' };

type Group = { total: number; items: object[] };

/** One search over everything per text, of which one group is looked at. */
const grouped =
  (name: string, words: (kind: Kind) => string, reveals: (group: Group, kind: Kind) => boolean) => async (at: Look) => {
    const seen = new Set<Kind>();
    for (const kind of at.world.kinds) {
      const text = await answerOf(at, { url: `/api/search?q=${words(kind)}&limit=3&kinds=${name}` });
      const [group] = JSON.parse(text).data?.groups ?? [];
      if (group && reveals(group, kind)) seen.add(kind);
    }
    return seen;
  };

export const outlets: Outlet[] = [
  {
    name: 'search',
    calls: ['searchKnowledge'],
    shows: 'live',
    look: each(({ key }) => ({ url: `/api/search?q=${key}&limit=50` })),
  },
  {
    name: 'search in one document',
    calls: ['searchKnowledge'],
    shows: 'live',
    look: each(({ key, docId }) => ({ url: `/api/search?q=${key}&docId=${docId}` })),
  },
  {
    name: 'documents in the search over everything',
    calls: ['searchKnowledge'],
    shows: 'live',
    posts: 'not',
    look: grouped(
      'documents',
      ({ key }) => key,
      ({ items }, { secret }) => JSON.stringify(items).includes(secret),
    ),
  },
  {
    name: 'a misspelt word, its relatives and what was meant',
    calls: ['searchKnowledge'],
    shows: 'live',
    look: each(({ secret }) => ({ url: `/api/search?q=${slip(secret)}` })),
  },
  {
    name: 'suggestions',
    calls: ['suggestQueries'],
    shows: 'live',
    look: each(({ key }) => ({ url: `/api/search/suggest?q=${key.slice(0, 5)}&limit=20` })),
  },
  {
    name: 'texts by key',
    calls: ['getTextFromKey'],
    shows: 'live',
    look: each(({ key }) => ({ url: '/chat/api_get_text_kb_fromKey', body: { keys: [key] } })),
  },
  {
    name: 'alarm codes',
    calls: ['lookUpAlarm'],
    shows: 'live',
    look: each(({ code }) => ({ url: `/api/search/alarm?alarm=${code}` })),
  },
  {
    name: 'question bank',
    calls: ['listQuestionBank'],
    shows: 'live',
    look: each(({ key }) => ({ url: `/api/question/database/list?keyword=${key}` })),
  },
  {
    name: 'recommended questions',
    calls: ['listRecommendedQuestions'],
    shows: 'live',
    look: once('/proxy-api/open/qa/recommend?limit=24&lang=en'),
  },
  {
    name: 'an answer, with its follow-ups',
    calls: ['startResearch'],
    shows: 'live',
    look: eachInTurn(({ key }) => ({ url: RESEARCH, body: { query: `What goes with ${key}?` } })),
  },
  {
    name: 'a verified answer to just this question',
    calls: ['startResearch'],
    shows: 'live',
    posts: 'only',
    look: async (at) => {
      const seen = new Set<Kind>();
      for (const kind of at.world.kinds) {
        const text = await answerOf(at, { url: RESEARCH, body: { query: `What of ${kind.key}?` } });
        if (text.includes('verified_answer') && text.includes(kind.secret)) seen.add(kind);
      }
      return seen;
    },
  },
  {
    name: 'document',
    calls: ['getDocument'],
    shows: 'live',
    look: each(({ docId }) => ({ url: `/api/documents/${docId}` })),
  },
  {
    name: 'document, version guessed',
    calls: ['getDocument'],
    shows: 'live',
    look: each(({ docId }) => ({ url: `/api/documents/${docId}?version=1&cited=1&start=0&end=4` })),
  },
  {
    name: 'document, version by the citation of a chat',
    calls: ['getDocument'],
    shows: 'cited',
    look: each((kind, at) => ({ url: `/api/documents/${kind.docId}?version=1&chat=${chatOf(kind, at).chat}` })),
  },
  {
    name: 'document, version by the citation of another text',
    calls: ['getDocument'],
    shows: 'live',
    look: each((kind, at) => {
      const other = at.world.kinds.find((one) => one !== kind) ?? kind;
      return { url: `/api/documents/${kind.docId}?version=1&chat=${chatOf(other, at).chat}` };
    }),
  },
  {
    name: 'library',
    calls: ['listDocuments'],
    shows: 'live',
    posts: 'not',
    look: once('/api/documents?pageSize=200'),
  },
  {
    name: 'library, by words of the title',
    calls: ['listDocuments'],
    shows: 'live',
    posts: 'not',
    look: each(({ key }) => ({ url: `/api/documents?keyword=${key}` })),
  },
  {
    name: 'versions of a document and what they changed',
    calls: ['listDocumentVersions'],
    // Live texts have only one version here, which changed nothing; former versions are shown to nobody.
    shows: 'never',
    look: each(({ docId }) => ({ url: `/api/documents/${docId}/versions` })),
  },
  {
    name: 'related documents',
    calls: ['listRelatedDocuments'],
    shows: 'live',
    posts: 'not',
    // A public document that shares a tag with the text.
    look: each((kind, { world }) => ({ url: `/api/documents/${world.neighbourOf.get(kind)}/related` })),
  },
  {
    name: 'original',
    calls: ['getDocumentOriginal'],
    shows: 'live',
    look: each(({ docId }) => ({ url: `/api/documents/${docId}/original` })),
  },
  {
    name: 'original, version guessed',
    calls: ['getDocumentOriginal'],
    shows: 'live',
    look: each(({ docId }) => ({ url: `/api/documents/${docId}/original?version=1` })),
  },
  {
    name: 'the same page in the other language',
    calls: ['getDocument'],
    // The successor of a superseded version is the same document.
    shows: 'cited',
    async look(at) {
      const { kinds, pairOf } = at.world;
      const texts = await Promise.all(kinds.map((kind) => answerOf(at, { url: `/api/documents/${pairOf.get(kind)}` })));
      return new Set(kinds.filter(({ docId }, n) => texts[n]?.includes(docId)));
    },
  },
  {
    name: 'chat by its link',
    calls: ['getChat'],
    shows: 'cited',
    look: each((kind, at) => ({ url: `/api/messages/detailByChatId/${chatOf(kind, at).chat}` })),
  },
  {
    name: 'run of a chat, from its beginning',
    calls: ['resumeRun'],
    shows: 'cited',
    look: each((kind, at) => ({ url: `/tianzhi-tools/api/agent/runs/${chatOf(kind, at).run}/stream` })),
  },
  {
    name: 'run of a chat, from its middle',
    calls: ['resumeRun'],
    shows: 'cited',
    look: each((kind, at) => ({ url: `/tianzhi-tools/api/agent/runs/${chatOf(kind, at).run}/stream?fromSeq=3` })),
  },
  {
    name: 'a question for people from another one’s answer',
    calls: ['getQuestionToAsk'],
    shows: 'never',
    look: each((kind, at) => {
      const { chat, run } = chatOf(kind, at);
      return { url: `/api/community/to-ask?chat=${chat}&message=${run}` };
    }),
  },
  {
    name: 'pages of the portal',
    calls: [],
    shows: 'never',
    look: each(({ docId }) => ({ url: `/doc/${docId}` })),
  },
  {
    name: 'pages of chats',
    calls: [],
    shows: 'never',
    look: each((kind, at) => ({ url: `/chat/${chatOf(kind, at).chat}` })),
  },
  {
    name: 'names of knowledge bases',
    calls: ['listKnowledgeBaseNames', 'listKnowledgeBases'],
    shows: 'never',
    look: once('/api/messages/getKnowledge'),
  },
  {
    name: 'first lines of answers in the history',
    calls: ['listHistory'],
    shows: 'cited',
    own: true,
    look: once('/api/question/list?pageSize=100'),
  },
  {
    name: 'the download of the history',
    calls: ['exportHistory'],
    shows: 'cited',
    own: true,
    look: once('/api/question/export?format=json'),
  },
  {
    name: 'words in the history',
    calls: ['listHistory'],
    shows: 'cited',
    own: true,
    async look(at) {
      const { kinds } = at.world;
      const urls = kinds.map(({ secret }) => `/api/question/list?keyword=${secret}`);
      const texts = await Promise.all(urls.map((url) => answerOf(at, { url })));
      return new Set(kinds.filter((_, n) => JSON.parse(texts[n] ?? '').data?.total > 0));
    },
  },
  {
    name: 'own chats in the search over everything',
    calls: ['searchKnowledge'],
    shows: 'cited',
    own: true,
    look: grouped(
      'chats',
      ({ secret }) => secret,
      ({ total }) => total > 0,
    ),
  },
  {
    name: 'document, version by one’s own citation',
    calls: ['getDocument'],
    shows: 'cited',
    own: true,
    look: each(({ docId }) => ({ url: `/api/documents/${docId}?version=1` })),
  },
];

/** Whether each text is counted, by the totals of one list per text. */
const counted = (request: (kind: Kind) => Ask) => async (at: Look) => {
  const { kinds } = at.world;
  const texts = await Promise.all(kinds.map((kind) => answerOf(at, request(kind))));
  return new Set(kinds.filter((_, n) => JSON.parse(texts[n] ?? '').data?.total > 0));
};

const similar = (part: 'posts' | 'documents') => async (at: Look) => {
  const { kinds } = at.world;
  const texts = await Promise.all(kinds.map(({ key }) => answerOf(at, { url: `/api/community/similar?title=${key}` })));
  return new Set(
    kinds.filter(({ secret }, n) => JSON.stringify(JSON.parse(texts[n] ?? '').data?.[part] ?? []).includes(secret)),
  );
};

const ARTICLES = '/proxy-api/open/office/articleList';
const posts = { shows: 'live', posts: 'only' } as const;
const [article, question] = [0, 1].map(
  (n) =>
    ({ docId }: Kind) =>
      postIds(docId)[n] ?? '',
) as [(kind: Kind) => string, (kind: Kind) => string];

outlets.push(
  { ...posts, name: 'posts and their tags', calls: ['listPosts'], look: once('/api/community/posts?pageSize=200') },
  {
    ...{ ...posts, name: 'posts with a word, counted', calls: ['listPosts'] },
    look: counted(({ secret }) => ({ url: `/api/community/posts?keyword=${secret}` })),
  },
  {
    ...{ ...posts, name: 'posts with a tag, counted', calls: ['listPosts'] },
    look: counted(({ secret }) => ({ url: `/api/community/posts?tag=${secret}` })),
  },
  ...['articles', 'questions', 'notices'].map((kind) => ({
    ...{ ...posts, name: `${kind} in the search over everything, counted`, calls: ['searchKnowledge' as const] },
    look: grouped(
      kind,
      ({ secret }) => secret,
      ({ total }) => total > 0,
    ),
  })),
  {
    ...{ ...posts, name: 'article', calls: ['getPost'] },
    look: each((kind) => ({ url: `/api/community/posts/${article(kind)}` })),
  },
  {
    ...{ ...posts, name: 'question', calls: ['getPost'] },
    look: each((kind) => ({ url: `/api/community/posts/${question(kind)}` })),
  },
  {
    ...{ ...posts, name: 'answers to a question', calls: ['listAnswers'] },
    look: each((kind) => ({ url: `/api/community/questions/${question(kind)}/answers` })),
  },
  {
    ...{ ...posts, name: 'comments on a question', calls: ['listComments'] },
    look: each((kind) => ({ url: `/api/community/posts/${question(kind)}/comments` })),
  },
  {
    ...{ ...posts, name: 'versions of an article', calls: ['listPostVersions'] },
    // The list has titles only, so whoever is told of a version has been told too much.
    look: async (at: Look) => {
      const { kinds } = at.world;
      const texts = await Promise.all(
        kinds.map((kind) => answerOf(at, { url: `/api/community/posts/${article(kind)}/versions` })),
      );
      return new Set(kinds.filter((_, n) => JSON.parse(texts[n] ?? '').data?.length > 0));
    },
  },
  {
    ...{ ...posts, name: 'a version of an article', calls: ['getPostVersion'] },
    look: each((kind) => ({ url: `/api/community/posts/${article(kind)}/versions/1` })),
  },
  {
    ...{ ...posts, name: 'a file in an article', calls: [] },
    look: each(({ docId }) => ({ url: `/files/${fileIdOf(docId)}` })),
  },
  { ...posts, name: 'notices', calls: ['listNotices'], look: once('/api/community/notices?pageSize=200') },
  {
    ...{ ...posts, name: 'notice', calls: ['getNotice'] },
    look: each(({ docId }) => ({ url: `/api/community/notices/notice-${docId}` })),
  },
  {
    ...{ ...posts, name: 'notices, as the specification asks', calls: ['listArticles'] },
    look: each(({ key }) => ({ url: ARTICLES, body: { type: 'notice', keyword: key } })),
  },
  {
    ...{ ...posts, name: 'posts with a similar title', calls: ['findSimilarTexts'] },
    look: similar('posts'),
  },
  {
    ...{ name: 'documents that say something similar', calls: ['findSimilarTexts'], shows: 'live', posts: 'not' },
    look: similar('documents'),
  },
  {
    ...{ ...posts, name: 'articles', calls: ['listArticles'] },
    look: each(({ key }) => ({ url: ARTICLES, body: { keyword: key } })),
  },
  {
    ...{ ...posts, name: 'articles with a word, counted', calls: ['listArticles'] },
    look: counted(({ secret }) => ({ url: ARTICLES, body: { keyword: secret } })),
  },
  {
    ...{ ...posts, name: 'article, as the specification asks', calls: ['getArticle'] },
    look: each((kind) => ({ url: '/proxy-api/open/office/articleDetail', body: { id: article(kind) } })),
  },
  {
    ...{ ...posts, name: 'article before or after another one', calls: ['getArticle'] },
    // The neighbours of every article that is read, by their titles.
    look: async (at: Look) => {
      const { kinds } = at.world;
      const texts = await Promise.all(
        kinds.map((kind) => answerOf(at, { url: '/proxy-api/open/office/articleDetail', body: { id: article(kind) } })),
      );
      const near = texts.flatMap((text) => {
        const { previous, next } = JSON.parse(text).data ?? {};
        return [previous, next].flatMap((one) => one?.id ?? []);
      });
      const own = kinds.filter((_, n) => JSON.parse(texts[n] ?? '').data?.content);
      // All that is read stands in one row; nobody's neighbour is anything else.
      return new Set([...own, ...kinds.filter((kind) => near.includes(article(kind).toLowerCase()))]);
    },
  },
  {
    ...{ ...posts, name: 'questions of the community', calls: ['listCommunityQuestions'] },
    look: each(({ key }) => ({ url: `/proxy-api/open/qa/queryByPage?keyword=${key}` })),
  },
  {
    ...{ ...posts, name: 'questions with a word, counted', calls: ['listCommunityQuestions'] },
    look: counted(({ secret }) => ({ url: `/proxy-api/open/qa/queryByPage?keyword=${secret}` })),
  },
  {
    ...{ ...posts, calls: [], outside: true, name: 'pages of posts before a script runs' },
    look: each((kind) => ({ url: `/community/qaDetails?id=${question(kind)}` })),
  },
  ...['articles.atom', 'questions.rss', 'notices.atom'].map((feed) => ({
    ...{ ...posts, calls: [], outside: true, name: `feed ${feed}` },
    look: once(`/feeds/${feed}`),
  })),
  {
    ...{ ...posts, calls: [], outside: true, name: 'sitemap' },
    look: async (at: Look) => {
      const text = await answerOf(at, { url: '/sitemap.xml' });
      return new Set(at.world.kinds.filter((kind) => text.includes(`id=${question(kind).toLowerCase()}<`)));
    },
  },
  {
    ...{ ...posts, calls: [], outside: true, name: 'old addresses, which lead to posts' },
    look: async ({ world, role, host }: Look) => {
      const headers = { host: `${host}.localhost`, ...world.headers[role] };
      const answers = await Promise.all(
        world.kinds.map(({ key }) => world.test.app.inject({ url: `/old/${key}`, headers })),
      );
      return new Set(world.kinds.filter((_, n) => answers[n]?.statusCode === 301));
    },
  },
  // Nothing in it waits; who sees what there is the routes' own test.
  {
    calls: ['listModeration'],
    name: 'what waits for moderators',
    shows: 'never',
    look: once('/api/community/moderation'),
  },
  {
    ...{ ...posts, name: 'notifications', calls: ['listNotifications'], people: true },
    look: once('/api/notifications?pageSize=200'),
  },
);

const because = (reason: string, ...ids: OperationId[]) => Object.fromEntries(ids.map((id) => [id, reason]));

/** Families about people, organizations and settings, whose operations touch no documents. */
export const wordlessFamilies = ['session', 'factors', 'organization', 'admin', 'guest', 'definitions'];

/**
 * All other operations whose responses contain no text of documents, with the reason. A new operation is listed here or
 * as an outlet.
 */
export const wordless: Record<string, string> = {
  ...because(
    'the visitor’s own pictures and what was found on them',
    ...(['detectObjects', 'getDetection', 'exportDetection', 'getDetectionProgress', 'uploadPicture'] as const),
    ...(['getPicture', 'getAttachedPicture', 'deletePicture', 'viewPicture', 'readPictureText'] as const),
  ),
  ...because(
    'what suppliers offer, which is no document; server/market walks who sees it',
    ...(['listProducts', 'searchProducts', 'listAppCategories', 'getApp', 'listSupplierApps'] as const),
    ...(['createAppOrder', 'listMarketOrders', 'getMarketOrder', 'decideMarketOrder'] as const),
    ...(['listEntitlements', 'checkEntitlement', 'setUpEntitlement', 'endEntitlement'] as const),
    ...(['openEntitlement', 'tradeAppCode', 'checkAppToken', 'getBuyerRule', 'saveBuyerRule'] as const),
    ...(['getSupplier', 'saveSupplier', 'listOwnOfferings', 'addOwnOffering', 'getOwnOffering'] as const),
    ...(['saveOwnOffering', 'actOnOwnOffering', 'listReviews', 'saveReview', 'removeReview'] as const),
    ...(['replyToReview', 'reportReview', 'exportOwnOfferings', 'importOwnOfferings', 'listOffersForAnswer'] as const),
    ...(['listPrivatePrices', 'givePrivatePrice', 'endPrivatePrice'] as const),
    ...(['listOwnManuals', 'addOwnManual', 'removeOwnManual'] as const),
    ...([
      'listMarketCategories',
      'saveMarketCategory',
      'removeMarketCategory',
      'exportListings',
      'importListings',
    ] as const),
  ),
  ...because(
    'what companies look for, which is no document; server/market walks who sees it',
    ...(['listDemands', 'getDemand', 'putDemand', 'actOnDemand', 'listDemandMatches', 'listFittingDemands'] as const),
    ...(['listDemandResponses', 'putDemandResponse', 'actOnResponse'] as const),
    ...(['dropDemandMatch', 'previewDemandMatches'] as const),
    ...(['askContact', 'listContacts', 'actOnContact', 'listSavedSearches', 'saveSearch', 'dropSearch'] as const),
  ),
  ...because(
    'surveys and draws of a portal, which are no documents; server/activities walks who sees what of them',
    ...(['listActivities', 'getActivity', 'enterActivity', 'saveSurveyResponse', 'handInSurvey'] as const),
    ...(['drawInActivity', 'getActivityProof', 'listActivityWinners', 'listNominees', 'castBallot'] as const),
    ...(['saveContestWork', 'checkActivitySteps', 'getWin', 'showWinCode', 'claimWin', 'refuseWin'] as const),
    'getActivityTickets',
    'addContestFile',
    'getContestFile',
  ),
  ...because(
    'answers with what its caller has just sent, or with a state',
    ...(['evaluateMessage', 'saveChat', 'updateOutline', 'saveMessage', 'deleteChat', 'restoreChat'] as const),
    ...(['showBranch', 'deleteBranch', 'restoreBranch', 'addAttachment', 'removeAttachment'] as const),
    ...(['clearChatData', 'restoreChatContext', 'saveDialogHistory', 'getPublicKey'] as const),
    ...(['listChatShares', 'createChatShare', 'revokeChatShare', 'setChatOpen', 'openChatShare'] as const),
    ...(['interruptRun', 'steerRun', 'getHealth'] as const),
  ),
  ...because(
    'what a person asked to have remembered, for nobody else; the test of its routes walks who',
    ...(['getMemory', 'addMemory', 'clearMemory', 'switchMemory', 'changeMemory', 'removeMemory'] as const),
  ),
  ...because(
    'what a model reads of the caller’s own chat; the test of its route walks who gets it',
    'getContextSummary',
  ),
  ...because('other systems, for whom their operators connected them', 'listConnectedTools', 'callConnectedTool'),
  ...because(
    'keys of programs, without their secrets',
    'listKeys',
    'makeKey',
    'endKey',
    'renameKey',
    'findInstallationKeys',
    'endInstallationKey',
    'listServices',
    'switchService',
    'listServiceDrift',
    'trackEvents',
    'getAnalytics',
    'rotateKey',
    'reportLeakedKey',
    'makeTransferTicket',
    'redeemTransferTicket',
  ),
  ...because(
    'endpoints and ids of what happened; the test of webhooks walks who hears of it',
    ...(['listWebhooks', 'makeWebhook', 'getWebhook', 'changeWebhook', 'removeWebhook', 'rotateWebhook'] as const),
    ...(['testWebhook', 'listWebhookDeliveries', 'listWebhookAttempts', 'replayWebhook'] as const),
    ...(['listWebhookTypes', 'getWebhookKeys'] as const),
  ),
  ...because(
    'where pages of others show the portal, and their sessions; the test of embedding walks what these read',
    ...(['listEmbedChannels', 'makeEmbedChannel', 'changeEmbedChannel', 'removeEmbedChannel'] as const),
    ...(['rotateEmbedSecret', 'openEmbedSession', 'renewEmbedSession', 'endEmbedSession'] as const),
    ...(['listPortalChannels', 'makePortalChannel', 'changePortalChannel', 'removePortalChannel'] as const),
    ...(['rotatePortalChannel'] as const),
  ),
  ...because(
    'programs that people connect, which read by MCP alone; the test of OAuth walks what their tokens open',
    ...(['getMcpResource', 'getOauthIssuer', 'registerOauthClient', 'issueOauthToken', 'revokeOauthToken'] as const),
    ...(['readOauthRequest', 'answerOauthRequest', 'listOauthGrants', 'endOauthGrant'] as const),
  ),
  ...because('counts of calls and tokens', 'getUsage', 'listBudgets', 'putBudget'),
  ...because('models, state and changes of the platform', 'listOfferedModels', 'getPlatformStatus', 'getChangelog'),
  ...because(
    'taken by keys alone, which the test of the developer platform walks',
    ...(['createChatCompletion', 'createEmbedding', 'listModels', 'getModel', 'callMcp'] as const),
  ),
  ...because('tags: words of their owner, with counts', 'listTags', 'tagChats', 'changeTag'),
  ...because('names of machines with an alarm list, of the bases that may be read', 'listAlarmMachines'),
  ...because('what organizations say of themselves', ...(['getTenantInfo', 'getTenantInfoByCode'] as const)),
  ...because(
    'assistants, checks and formulas that the product ships, and how often they were asked',
    ...(['syncAssistant', 'listOnlineAssistants', 'listAssistants', 'listIntelligentAgents'] as const),
    ...(['getAssistant', 'getProcedure', 'getCalculator', 'offerCalculator'] as const),
  ),
  ...because('settings: texts that operators wrote', 'getGlobalSetting', 'watchSetting', 'listBoards'),
  ...because(
    'the caller’s own posts, and states',
    ...(['createPost', 'getPostDraft', 'savePostDraft', 'discardPostDraft', 'publishPost', 'withdrawPost'] as const),
    'listOwnAnswers',
    ...(['addAnswer', 'acceptAnswer', 'releaseAnswer', 'verifyAnswer', 'unverifyAnswer'] as const),
    ...(['markRight', 'unmarkRight', 'closeQuestion', 'reopenQuestion'] as const),
    ...(['addComment', 'changeReply', 'withdrawReply', 'markHelpful', 'unmarkHelpful'] as const),
    ...(['listAsked', 'haveThisToo', 'haveThisNoMore'] as const),
    ...(['reportPost', 'appealPost', 'moderatePosts', 'undoModeration'] as const),
  ),
  ...because(
    'names of people whom a text may mention; the test of its route walks who finds whom',
    'findPeopleToMention',
  ),
  ...because(
    'notices of whoever calls, and states; the test of their routes walks all writers',
    ...(['putNotice', 'withdrawNotice', 'readNotice'] as const),
  ),
  ...because(
    'counts and states of one’s own notifications, and what one follows, which the test of its routes walks',
    ...([
      'countUnreadNotifications',
      'readNotifications',
      'watchNotifications',
      'listFollows',
      'follow',
      'unfollow',
      'getNotifyPreferences',
      'saveNotifyPreferences',
      'lookAtMail',
      'stopMail',
    ] as const),
  ),
};
