import { createHash, randomUUID } from 'node:crypto';
import pino from 'pino';
import { addMember } from '../../server/accounts/store/memberships';
import { addOrganization } from '../../server/accounts/store/organizations';
import { addPerson } from '../../server/accounts/store/persons';
import { openPersonSession } from '../../server/accounts/store/sessions';
import { beginRun } from '../../server/answers/store/begin-run';
import { appendEvents } from '../../server/answers/store/runs';
import type { Role as MemberRole } from '../../server/base/database/people-tables';
import { VISITOR_COOKIE } from '../../server/base/http/visitor';
import { fillTerms } from '../../server/community/store/post-terms';
import { putTerms, putVerified } from '../../server/community/store/verified';
import { wordingTerms } from '../../server/community/verified/wording-terms';
import { communityBase } from '../../server/knowledge/community-base';
import type { Audience } from '../../server/knowledge/readable';
import { openSearch } from '../../server/knowledge/search/open-search';
import { documentId, putDocument, removeDocument } from '../../server/knowledge/store/documents';
import { addKnowledgeBase, ownKnowledgeBase, seedKnowledgeBases } from '../../server/knowledge/store/knowledge-bases';
import { createTestApp, type TestApp } from './app';
import { writeBuiltPortal } from './built-portal';
import { signedIn } from './operator';
import { createTestStore, type TestStore } from './store';
import { aPassage } from './store-rows';
import { makeFolder } from './temporary-folder';

export const hosts = ['a', 'b', 'public', 'unknown'] as const;
export type Host = (typeof hosts)[number];

export const roles = [
  'anonymous',
  'signed in',
  'member of A',
  'member of A who acts for nobody',
  'former member of A',
  'member of B',
  'expert of A',
  'operator of A',
  'installation operator',
] as const;
export type Role = (typeof roles)[number];

export const bases = [
  'A: members',
  'A: everybody',
  'A: signed in',
  'A: experts',
  'B: members',
  'B: everybody',
  'domain',
  'pre-release',
  'public',
  "nobody's",
  'community of a',
  'community of a: A',
  'community of a: B',
] as const;
export type BaseName = (typeof bases)[number];

export type State = 'live' | 'superseded' | 'withdrawn';

export interface Kind {
  name: string;
  base: BaseName;
  state: State;
  /** The searched word. */
  key: string;
  /** Named in its text and found by itself. */
  code: string;
  /** A word beside it that is never searched; whoever sees it has seen the text. */
  secret: string;
  docId: string;
  kbId: number;
}

/** Words of no language, all dissimilar. */
const words = [
  ...['abrakonum', 'bolvarium', 'cindrakol', 'dumfreyok', 'elqonatum', 'fyrwaltok', 'gnorbixum', 'hulmekvar'],
  ...['ixtrovand', 'jolpengar', 'kwimbasto', 'lenqofrag', 'mirvoksan', 'nubzatrek', 'oqlarpind', 'pextomgul'],
  ...['quibzarno', 'rastvomek', 'sulbrixon'],
];

const made: { base: BaseName; state: State }[] = [
  ...bases.map((base) => ({ base, state: 'live' as const })),
  ...(['public', 'A: members', 'A: everybody'] as const).map((base) => ({ base, state: 'superseded' as const })),
  ...(['public', 'A: members', 'A: everybody'] as const).map((base) => ({ base, state: 'withdrawn' as const })),
];

export interface World {
  test: TestApp;
  store: TestStore;
  kinds: Kind[];
  headers: Record<Role, Record<string, string>>;
  /** The visitor key under which the chats of a role are stored. */
  visitors: Record<Role, string>;
  tenants: { A: string; B: string };
  baseIds: Record<BaseName, number>;
  /** A public document whose translation is a given text. */
  pairOf: Map<Kind, string>;
  /** A public document about the same as a given text. */
  neighbourOf: Map<Kind, string>;
  close(): Promise<void>;
}

export async function openLeakWorld(): Promise<World> {
  const store = await createTestStore();
  await seedKnowledgeBases(store.db);
  const tenants = {
    A: (await addOrganization(store.db, { name: 'Mill A', tenantCode: 'a' })) ?? '',
    B: (await addOrganization(store.db, { name: 'Mill B', tenantCode: 'b' })) ?? '',
  };
  const baseIds = await makeBases(store, tenants);
  const kinds: Kind[] = [];
  for (const [n, { base, state }] of made.entries()) {
    const kind = await makeText(store, { base, state, n }, baseIds[base]);
    kinds.push(kind);
    if (isPost(kind)) await makePosts(store, kind);
  }
  const pairOf = new Map<Kind, string>();
  for (const kind of kinds) pairOf.set(kind, await makePair(store, kind));
  const neighbourOf = new Map<Kind, string>();
  for (const kind of kinds) neighbourOf.set(kind, await makeNeighbour(store, kind));
  const folder = await makeFolder('leak-walk');
  const log = pino({ level: 'silent' });
  const search = await openSearch({ store, folder: folder.path, log });
  await search.catchUp();
  const test = await createTestApp({ store, parts: { search }, clientFolder: writeBuiltPortal() });
  const scopes: [Host, string | undefined, number[]][] = [
    ['a', tenants.A, [1, 2, 3, baseIds.domain]],
    ['b', tenants.B, [1, 3]],
    ['public', undefined, [3]],
  ];
  for (const [accessDomain, tenantId, searchScope] of scopes)
    await test.ctx.settings.publish({
      accessDomain,
      body: {
        accessDomain,
        searchScope,
        community: { enabled: true, inAnswers: 'all' },
        publishCommunity: { enabled: true },
        ...(tenantId && { tenantId }),
      },
      author: 'test',
      message: '',
    });
  const { headers, visitors } = await makePeople(store, tenants);
  for (const kind of kinds.filter(isPost)) await tellEverybody(store, kind);
  return {
    ...{ test, store, kinds, headers, visitors, tenants, baseIds, pairOf, neighbourOf },
    async close() {
      await test.close();
      await search.close();
      await store.close();
      await folder.remove();
    },
  };
}

async function makeBases({ db }: TestStore, { A, B }: World['tenants']): Promise<World['baseIds']> {
  const title = { 'zh-CN': '资料', 'en-US': 'Papers' };
  const add = async (
    slug: string,
    owner: ['organization' | 'domain', string],
    audience: Audience,
    roles: string[] = [],
  ) => (await addKnowledgeBase(db, { slug, title, ownerKind: owner[0], ownerId: owner[1], audience, roles })) ?? 0;
  return {
    'A: members': (await ownKnowledgeBase(db, A)).id,
    'A: everybody': await add('a-open', ['organization', A], 'everybody'),
    'A: signed in': await add('a-signed', ['organization', A], 'signed-in'),
    'A: experts': await add('a-experts', ['organization', A], 'roles', ['owner', 'admin']),
    'B: members': (await ownKnowledgeBase(db, B)).id,
    'B: everybody': await add('b-open', ['organization', B], 'everybody'),
    domain: await add('of-domain-a', ['domain', 'a'], 'everybody'),
    'pre-release': 2,
    public: 3,
    "nobody's": 1,
    'community of a': await communityBase(db, { domain: 'a', organization: null, title }),
    'community of a: A': await communityBase(db, { domain: 'a', organization: A, title }),
    'community of a: B': await communityBase(db, { domain: 'a', organization: B, title }),
  };
}

export const isPost = ({ base }: Kind) => base.startsWith('community');

/** An article, and a question with its accepted answer, with the words of a text. */
async function makePosts({ db }: TestStore, { kbId, key, secret, docId }: Kind): Promise<void> {
  const row = { access_domain: 'a', kb_id: kbId, author_name: 'Ann', state: 'published' as const, version: 1 };
  const [article, question, answer] = postIds(docId);
  await db
    .insertInto('post')
    .values([
      { ...row, id: article, kind: 'article', tags: [secret] },
      { ...row, id: question, kind: 'question', tags: [secret] },
      { ...row, id: answer, kind: 'answer', root_id: question },
      { ...row, id: `notice-${docId}`, kind: 'notice' },
      { ...row, id: `comment-${docId}`, kind: 'comment', root_id: question, parent_id: answer },
    ])
    .execute();
  await db.updateTable('post').set({ accepted_answer_id: answer }).where('id', '=', question).execute();
  await db
    .insertInto('redirect')
    .values({ access_domain: 'a', path: `/old/${key}`, post_id: question })
    .execute();
  const version = (id: string, title: string, markdown: string) => ({
    post_id: id,
    n: 1,
    title,
    summary: '',
    markdown,
  });
  await db
    .insertInto('post_version')
    .values([
      version(article, `Article ${key}`, `The ${key} goes with ${secret}.`),
      version(question, `What of ${key}?`, `Does it go with ${secret}?`),
      version(answer, '', `The ${key} goes with ${secret}.`),
      version(`notice-${docId}`, `Notice of ${key}`, `The ${key} goes with ${secret}.`),
      version(`comment-${docId}`, '', `Not without ${secret}.`),
    ])
    .execute();
  const id = fileIdOf(docId);
  await db
    .insertInto('person_file')
    .values({
      id,
      person_id: null,
      post_id: article,
      name: `${secret}.txt`,
      mime: 'text/plain',
      size: secret.length,
      bytes: Buffer.from(secret),
    })
    .execute();
  await db.insertInto('post_picture').values({ post_id: article, n: 1, file_id: id }).execute();
  const starts_at = new Date(Date.now() - 3600_000);
  await db
    .insertInto('notice_window')
    .values({
      ...{ post_id: `notice-${docId}`, starts_at, ends_at: null, pinned_until: null, level: 'info' },
      roles: [],
      domains: [],
    })
    .execute();
  await fillTerms(db, new AbortController().signal);
  // Somebody vouches for the answer; the text of the same words is its document.
  await db.updateTable('post').set({ doc_id: docId }).where('id', '=', question).execute();
  await db.updateTable('document').set({ kind: 'verified' }).where('id', '=', docId).execute();
  await putVerified(db, {
    ...{
      question,
      answer,
      wordings: [secret],
      owner: null,
      by: null,
      cites: [],
      reviewBy: new Date(Date.now() + 86_400_000),
    },
  });
  await putTerms(db, question, [wordingTerms(`What of ${key}?`)]);
}

/** Of the file in an article; as long as such ids are. */
export const fileIdOf = (docId: string): string => createHash('sha256').update(docId).digest('base64url').slice(0, 22);

export const postIds = (docId: string): [article: string, question: string, answer: string] => [
  `article-${docId}`,
  `question-${docId}`,
  `answer-${docId}`,
];

/** Everybody with an account was told of a question while they could read it. */
async function tellEverybody({ db }: TestStore, { key, secret, docId }: Kind): Promise<void> {
  const people = await db.selectFrom('person').select('id').execute();
  const [, question] = postIds(docId);
  const told = { access_domain: 'a', kind: 'followed', root: question, post_id: question, link: '/' } as const;
  await db
    .insertInto('notification')
    .values(people.map(({ id }) => ({ ...told, person_id: id, title: `What of ${key} and ${secret}?` })))
    .execute();
}

const neutral = 'Look after the machine every week.';

async function makeText(
  { db }: TestStore,
  { base, state, n }: { base: BaseName; state: State; n: number },
  kbId: number,
): Promise<Kind> {
  const secret = words[n] ?? '';
  const key = [...secret].reverse().join('');
  const code = `LK-${700 + n}`;
  const put = (shown: string, version: number) => {
    const markdown = `# ${key} ${shown}\n\n## How does ${key} go with ${shown}?\n\nThe ${key} goes with ${shown}. ${neutral} Its display shows ${code}.`;
    const text = markdown.slice(markdown.lastIndexOf('The '));
    const span: [number, number] = [markdown.length - text.length, markdown.length];
    const headings = [`${key} ${shown}`, `How does ${key} go with ${shown}?`];
    return putDocument(db, {
      kbId,
      document: {
        ...{
          source: `${key}.md`,
          lang: 'en',
          title: `${key} ${shown}`,
          description: shown,
          kind: 'markdown',
          markdown,
          tags: [key],
        },
        file: { name: `${shown}.txt`, mime: 'text/plain', bytes: Buffer.from(markdown) },
      },
      contentHash: `${key} ${version}`,
      passages: [aPassage(text, { headings, span, codes: [code] })],
      headings: [{ level: 1, title: headings[0] ?? '', offset: 0 }],
    });
  };
  await put(secret, 1);
  if (state === 'superseded') await put('redacted', 2);
  const docId = documentId(kbId, `${key}.md`, 'en');
  if (state === 'withdrawn') await removeDocument(db, docId);
  return { name: `${base}, ${state}`, base, state, key, code, secret, docId, kbId };
}

async function makePair({ db }: TestStore, { key, docId }: Kind): Promise<string> {
  const source = `pair-${key}.md`;
  const markdown = neutral;
  const document = { source, lang: 'zh', title: 'Pair', description: '', kind: 'markdown', markdown } as const;
  await putDocument(db, { kbId: 3, document, contentHash: source, passages: [aPassage(markdown)], headings: [] });
  const id = documentId(3, source, 'zh');
  await db.updateTable('document').set({ pair: docId }).where('id', '=', id).execute();
  return id;
}

async function makeNeighbour({ db }: TestStore, { key }: Kind): Promise<string> {
  const source = `neighbour-${key}.md`;
  const document = {
    source,
    lang: 'en',
    title: 'Neighbour',
    description: '',
    kind: 'markdown',
    markdown: neutral,
  } as const;
  const passages = [aPassage(neutral)];
  await putDocument(db, {
    kbId: 3,
    document: { ...document, tags: [key] },
    contentHash: source,
    passages,
    headings: [],
  });
  return documentId(3, source, 'en');
}

async function makePeople(store: TestStore, { A, B }: World['tenants']) {
  const { db } = store;
  const headers = {} as World['headers'];
  const visitors = {} as World['visitors'];
  const addBrowser = (role: Role, letter: string, more: Record<string, string> = {}) => {
    const cookie = [`${VISITOR_COOKIE}=${letter.repeat(22)}`, more.cookie].filter(Boolean).join('; ');
    headers[role] = { ...more, cookie };
    visitors[role] = letter.repeat(22);
  };
  let number = 0;
  const add = async (role: Role, { member, actsFor }: { member?: [string, MemberRole]; actsFor?: string } = {}) => {
    number += 1;
    const person = await addPerson(db, { phone: `138000000${10 + number}` });
    if (!person) throw new Error('nobody was added');
    if (member) await addMember(db, member[0], person.id, member[1]);
    const { accessToken } = await openPersonSession(db, { personId: person.id, tenantId: actsFor ?? null });
    headers[role] = { authorization: `Bearer ${accessToken}` };
    visitors[role] = person.ownerKey;
  };
  addBrowser('anonymous', 'a');
  await add('signed in');
  await add('member of A', { member: [A, 'member'], actsFor: A });
  await add('member of A who acts for nobody', { member: [A, 'member'] });
  await add('former member of A', { actsFor: A });
  await add('member of B', { member: [B, 'owner'], actsFor: B });
  await add('expert of A', { member: [A, 'admin'], actsFor: A });
  addBrowser('operator of A', 'o', await signedIn(store, 'operator-a', A));
  addBrowser('installation operator', 'i', await signedIn(store, 'operator-i'));
  return { headers, visitors };
}

/** Stores an answer that cites one text, as written while its author could read it. */
export async function putChat(
  { store: { db } }: World,
  { kind, visitor, host }: { kind: Kind; visitor: string; host: Host },
): Promise<{ chat: string; run: string }> {
  const [chat, run, question] = [randomUUID(), randomUUID(), randomUUID()];
  const ids = { v: 1, run, msg: run, chat, ts: 0 };
  const started = {
    ...{ mode: 'answer', question: 'How?', chatId: chat, messageId: question, parentId: null },
    ...{ answerer: 'extractive', scope: [1], locale: 'en-US' },
  };
  const source = {
    ...{ sid: 's1', n: 1, docId: kind.docId, ver: 1, title: kind.secret, headings: [kind.secret], url: null },
    ...{ kind: 'markdown', lang: 'en', kbId: kind.kbId, page: null, span: [0, 4], quote: kind.secret },
    ...{ quoteHash: '0123456789abcdef', score: 1 },
  };
  const text = `It goes with ${kind.secret}.[1]`;
  const steps: [string, object][] = [
    ['source_add', source],
    ['block_open', { id: 'b1', type: 'text' }],
    ['block_patch', { id: 'b1', append: text }],
    ['cite', { cid: 'c1', block: 'b1', range: [0, text.length], sids: ['s1'], support: 'full' }],
    ['suggestions', { items: [{ text: `And ${kind.secret}?` }] }],
    ['deep_researcher_end', { status: 'done', seq: 7 }],
  ];
  const begun = await beginRun(db, {
    ...{ run, mode: 'answer', node: 'node-1', visitor, accessDomain: host, chat: { id: chat, title: 'How?' } },
    question: { id: question, parentId: null, text: 'How?' },
    answer: { id: run, parentId: question },
    firstEvent: JSON.stringify({ ...ids, seq: 1, event: 'run_started', data: started }),
    bases: [kind.kbId],
  });
  if (!begun) throw new Error('The run was refused.');
  const rows = steps.map(([event, data], n) => ({
    run,
    seq: n + 2,
    json: JSON.stringify({ ...ids, seq: n + 2, event, data }),
  }));
  await appendEvents(db, rows, [{ run, status: 'done', text }]);
  return { chat, run };
}
