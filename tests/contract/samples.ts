import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { OperationId } from '@/api/paths';
import { askToJoin } from '../../server/accounts/store/applications';
import { addMember } from '../../server/accounts/store/memberships';
import { giveRole } from '../../server/accounts/store/operators';
import { addOrganization } from '../../server/accounts/store/organizations';
import { sealedAs } from '../../server/activities/claims';
import { seedActivities } from '../../server/assistants';
import type { Store } from '../../server/base/database/db';
import type { Sealer } from '../../server/base/database/sealer';
import { hashOf } from '../../server/base/database/secret';
import { addDelivery } from '../../server/base/events/deliveries';
import { putSamplePost } from '../../server/community';
import { publishRevision } from '../../server/domains/store/publish-revision';
import { revisionId } from '../../server/domains/store/revision-id';
import { communityBase } from '../../server/knowledge/community-base';
import { seedMarket } from '../../server/market';
import { addContact } from '../../server/market/store/contacts';
import { addDraft } from '../../server/market/store/drafts';
import { grantTerm } from '../../server/market/store/entitlements';
import { addOrder } from '../../server/market/store/orders';
import { addResponse } from '../../server/market/store/responses';
import { putSampleDemand } from '../../server/market/store/sample-demands';
import { decideSupplier, putSupplier } from '../../server/market/store/suppliers';
import { saveDetection } from '../../server/pictures/store/detections';
import { keepPicture } from '../../server/pictures/store/pictures';
import { addClient } from '../../server/platform/store/oauth-clients';
import { addEndpoint } from '../../server/platform/store/webhooks';

const nameplate = path.resolve(import.meta.dirname, '../support/nameplate.png');
const docId = 'sample-document';
const chatId = '7a4e2d10-52c4-4f0e-9d53-0c1f6d1b9f01';
const markdown = '# PLC\n\nA PLC reads its inputs, runs its program and writes its outputs.\n';

/** The person signed in for the walk. */
export const samplePerson = { id: 'sample-person', phone: '13800000042' };

/** Path parameters for which data exists. */
/** What the link of a mail to the sample person has, under a secret of its own. */
const mailSecret = 'sample-secret';
const mailOwner = Buffer.from(JSON.stringify([samplePerson.id, 'main'])).toString('base64url');
const mailToken = `${mailOwner}.${createHmac('sha256', mailSecret).update(mailOwner).digest('base64url')}`;

const sampleIds: Partial<Record<OperationId, string>> = {
  getDocument: docId,
  listDocumentVersions: docId,
  listRelatedDocuments: docId,
  getChat: chatId,
  listChatShares: chatId,
  getContextSummary: 'sample-said',
  getDetection: 'sample-detection',
  readPictureText: 'sample-picture',
  listApplicants: 'sample-organization',
  listMembers: 'sample-organization',
  listInvitations: 'sample-organization',
  getInvitationChannels: 'sample-organization',
  getMembershipRules: 'sample-organization',
  getKnowledgeUser: samplePerson.id,
  getMember: samplePerson.id,
  lookAtMail: mailToken,
  getAssistant: 'general',
  getDefinition: 'general',
  listDislikedQuestions: 'general',
  listDefinitionRevisions: 'general',
  getDefinitionRevision: 'general',
  getProcedure: 'lockout',
  getCalculator: 'bearing-life',
  getPost: 'sample-question',
  getNotice: 'sample-notice',
  getPostDraft: 'sample-draft',
  listAnswers: 'sample-question',
  listComments: 'sample-question',
  listPostVersions: 'sample-question',
  getPostVersion: 'sample-question',
  getWebhook: 'wh_sample',
  listWebhookDeliveries: 'wh_sample',
  listWebhookAttempts: 'wh_sample',
  getActivity: 'award1024',
  getActivityProof: 'award1024',
  listActivityWinners: 'award1024',
  listNominees: 'industrial-star',
  getActivityDesk: 'industrial-star',
  getActivityReport: 'maintenance-survey',
  crossActivityAnswers: 'maintenance-survey',
  listActivityTexts: 'maintenance-survey',
  listDeliveries: 'award1024',
  listActivityApprovals: 'award1024',
  listActivityCodes: 'award1024',
  readClaim: 'award1024',
  getApp: 'app-9',
  listReviews: 'app-9',
  getMarketOrder: 'sample-order',
  getDemand: 'd-31',
  listDemandMatches: 'sample-demand',
  listDemandResponses: 'sample-demand',
  listSupplierApps: '2001',
  getOwnOffering: 'sample-offering',
  listPrivatePrices: 'sample-offering',
  listOwnManuals: 'sample-offering',
};
/** What a program asks on the consent page. */
const oauthRequest = new URLSearchParams({
  ...{ client_id: 'mwc_sample', redirect_uri: 'http://127.0.0.1:3000/callback', response_type: 'code' },
  ...{ code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' },
});
const setting = { accessDomain: 'sample', title: 'Sample' };

/** Value of a required query parameter. */
export const sampleValue = (name: string): string =>
  ({
    username: samplePerson.phone,
    purpose: 'code',
    chat: 'sample-chat',
    message: 'sample-said',
    endpoint: 'wh_sample',
    question: 'job-other',
    row: 'job',
    column: 'sources',
    request: oauthRequest.toString(),
  })[name] ?? 'PLC';

/** The path of a call with existing ids filled in. */
export function samplePath(id: OperationId, template: string): string {
  // Activities are those of the main portal; settings are of one that has nothing else.
  const domain = template.includes('/activities/') ? 'main' : 'sample';
  const more = { revision: revisionId(setting), kind: 'assistant', n: '1', win: 'sample-win', delivery: '1' };
  const named: Record<string, string> = { domain, ...more };
  return template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(named[name] ?? sampleIds[id] ?? 'x'));
}

/**
 * Inserts one setting, one document and one chat with a question directly into the tables, because the walk tests
 * responses only.
 */
export async function seedSamples({ db }: Store): Promise<void> {
  await db
    .insertInto('knowledge_base')
    .values({ id: 3, slug: 'public', title: JSON.stringify({ 'zh-CN': '公共工业知识库', 'en-US': 'Public' }) as never })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addClient(db, {
    ...{ id: 'mwc_sample', access_domain: 'main', name: 'A program', network: '127.0.0.1' },
    redirects: ['http://127.0.0.1/callback'],
  });
  const document = {
    id: docId,
    kb_id: 3,
    lang: 'en',
    title: 'PLC',
    source: 'plc.md',
    url: null,
    kind: 'markdown',
    pair: null,
  };
  await db
    .insertInto('document')
    .values({ ...document, version: 1, content_hash: 'x', deleted_at: null })
    .execute();
  const version = { doc_id: docId, version: 1, content_hash: 'x', markdown, meta: '{}' as never };
  await db.insertInto('document_version').values(version).execute();
  const chat = { id: chatId, visitor: 'somebody', access_domain: 'main', title: 'What is a PLC?', deleted_at: null };
  await db.insertInto('chat').values(chat).execute();
  const question = {
    id: `${chatId.slice(0, -1)}2`,
    chat_id: chatId,
    parent_id: null,
    role: 'user' as const,
    text: chat.title,
  };
  await db
    .insertInto('message')
    .values({ ...question, outline: null as never })
    .execute();
  await publishRevision(db, { accessDomain: 'sample', body: setting, author: 'somebody', message: 'First' });
  await db
    .insertInto('definition_revision')
    .values({ id: revisionId(setting), body: JSON.stringify(setting) })
    .execute();
  const published = {
    access_domain: 'sample',
    kind: 'assistant' as const,
    id: 'general',
    revision: revisionId(setting),
  };
  await db
    .insertInto('definition_publication')
    .values({ ...published, previous: null, action: 'publish', author: 'somebody', message: 'First', override: null })
    .execute();
  await seedDetection(db);
}

const sampleOrder = {
  ...{ id: 'sample-order', domain: 'main', kind: 'plan' as const, organization: 'sample-organization' },
  ...{ person: samplePerson.id, offering: 'app-9', supplier: '2001', seats: 1, remark: '', poNumber: '' },
  terms: { planId: 'site-year', name: { 'en-US': 'One site' }, version: '3.2.0', amount: 1, currency: 'CNY' },
  ...{ status: 'submitted' as const, waitsFor: 'supplier' as const },
};

/** The sample person's organization supplies something, too. */
async function seedOffering(db: Store['db']): Promise<void> {
  const supplier = 'sample-organization';
  const profile = { profile: { 'en-US': 'Gauges' }, certificates: [], regions: [], industries: [] };
  await putSupplier(db, 'main', supplier, profile);
  await decideSupplier(db, { domain: 'main', id: supplier, state: 'approved', trusted: false, reason: '' });
  await addDraft(db, {
    ...{ id: 'sample-offering', domain: 'main', supplier, kind: 'app', sku: 'GG-1', category: null, label: '1.0' },
    ...{ body: { name: { 'en-US': 'Gap gauge' } }, audience: [], person: samplePerson.id },
  });
}

/** A question with a reported answer, and a draft of the sample person, who moderates here. */
export async function seedPosts(store: Store): Promise<void> {
  const { db } = store;
  const community = { enabled: true, boards: [{ id: 'drives', name: 'Drives' }] };
  const publishCommunity = { enabled: true };
  const body = { accessDomain: 'main', community, publishCommunity, market: { enabled: true } };
  await publishRevision(db, { accessDomain: 'main', body, author: 'somebody', message: 'First' });
  await seedMarket(store, ['main']);
  await seedActivities(store, ['main']);
  await addOrder(db, sampleOrder);
  await seedDemand(store);
  await seedOffering(db);
  const kbId = await communityBase(db, {
    ...{ domain: 'main', organization: null },
    title: { 'zh-CN': '社区', 'en-US': 'Community' },
  });
  const row = { access_domain: 'main', kb_id: kbId, state: 'published' as const, version: 1, author_name: 'Ann' };
  const version = { n: 1, title: 'What is a PLC?', summary: '', markdown };
  for (const [id, kind] of [
    ['sample-question', 'question'],
    ['sample-article', 'article'],
    ['sample-answer', 'answer'],
    ['sample-comment', 'comment'],
    ['sample-notice', 'notice'],
  ] as const) {
    const below = { answer: {}, comment: { parent_id: 'sample-answer' } };
    const answer = kind in below ? { root_id: 'sample-question', ...below[kind as keyof typeof below] } : {};
    await db
      .insertInto('post')
      .values({ ...row, id, kind, tags: ['PLC'], ...answer })
      .execute();
    await db
      .insertInto('post_version')
      .values({ ...version, post_id: id })
      .execute();
  }
  await db
    .insertInto('notice_window')
    .values({ post_id: 'sample-notice', starts_at: new Date(0), level: 'info' })
    .execute();
  await giveRole(db, { id: samplePerson.id, name: 'sample', tenant_id: null, role: 'editor' });
  const report = { post_id: 'sample-answer', reporter_id: samplePerson.id, reason: 'wrong' as const, words: 'PLC' };
  await db
    .insertInto('post_report')
    .values({ ...report, version: 1 })
    .execute();
  await db
    .insertInto('post')
    .values({ id: 'sample-draft', kind: 'article', access_domain: 'main', author_id: samplePerson.id })
    .execute();
  await db
    .insertInto('post_draft')
    .values({ post_id: 'sample-draft', title: 'PLC', summary: '', markdown, tags: [], audience: 'domain' })
    .execute();
  await seedAnswer({ db });
}

/** A right of the sample organization, and this token for the app of it. */
export async function seedAppToken({ db }: Pick<Store, 'db'>, token: string): Promise<void> {
  await grantTerm(db, {
    ...{ organization: 'sample-organization', offering: 'app-9', kind: 'full', seats: 1, order: null },
    ...{ plan: { planId: 'site-year', name: { 'en-US': 'PLC' }, version: '1' }, startsAt: new Date(0), endsAt: null },
  });
  const { id } = await db.selectFrom('entitlement').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('app_token')
    .values({
      ...{ token_hash: hashOf(token), entitlement_id: id, person_id: samplePerson.id },
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .execute();
}

/** A demand of the sample person's organization, answered by a supplier. */
async function seedDemand({ db }: Pick<Store, 'db'>): Promise<void> {
  const title = { 'zh-CN': '社区', 'en-US': 'Community' };
  const kbId = await communityBase(db, { domain: 'main', organization: null, title });
  const text = { title: 'PLC for a mill', markdown: '压缩空气泄漏检测', author: 'Ann', date: '2026-11-01' };
  await putSamplePost(db, { id: 'sample-demand', kind: 'demand', domain: 'main', kbId, ...text });
  const facts = { kind: 'solution' as const, industry: '', region: '', quantities: [], due: null, budget: null };
  await putSampleDemand(db, {
    ...{ id: 'sample-demand', organization: 'sample-organization', state: 'open', close: undefined },
    ...{ facts: { ...facts, readers: 'everybody', hidesName: false }, openedAt: new Date() },
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const given = { id: 'sample-response', demand: 'sample-demand', organization: '3201', person: samplePerson.id };
  await addResponse(db, { ...given, offeringId: 's-4', words: 'PLC', price: null, leadWeeks: 2 });
  await addContact(db, {
    ...{ id: 'sample-contact', domain: 'main', response: 'sample-response', to: 'sample-organization' },
    from: { organization: '3201', person: samplePerson.id, fields: { name: 'PLC' } },
    purpose: 'PLC',
  });
}

/** An answer to the sample person. */
async function seedAnswer({ db }: Pick<Store, 'db'>): Promise<void> {
  const { owner_key: visitor } = await db
    .selectFrom('person')
    .select('owner_key')
    .where('id', '=', samplePerson.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chat')
    .values({ id: 'sample-chat', visitor, access_domain: 'main', title: 'PLC', deleted_at: null })
    .execute();
  const message = { chat_id: 'sample-chat', outline: null as never, text: 'What is a PLC?' };
  await db
    .insertInto('message')
    .values([
      { ...message, id: 'sample-asked', parent_id: null, role: 'user' },
      { ...message, id: 'sample-said', parent_id: 'sample-asked', role: 'assistant' },
    ])
    .execute();
  await db
    .insertInto('message_summary')
    .values({ message_id: 'sample-said', since: 'sample-asked', turns: 1, text: 'PLC', made_by: 'quoted', runs: [] })
    .execute();
}

/** A notification of the sample person. */
export async function seedNotifications({ db }: Store): Promise<void> {
  const about = { root: 'sample-question', post_id: 'sample-question', title: 'What is a PLC?', link: '/' };
  const told = { ...about, kind: 'answer' as const, access_domain: 'main', person_id: samplePerson.id };
  await db
    .insertInto('notification')
    .values({ ...told, actors: [samplePerson.id] })
    .execute();
  await db.insertInto('installation_secret').values({ name: 'unsubscribe', secret: mailSecret }).execute();
}

/** A prize that the sample person won and claimed. */
export async function seedWin({ db }: Store, sealer: Pick<Sealer, 'seal'>): Promise<void> {
  const place = { access_domain: 'main', activity: 'award1024' };
  const entry = { id: 'sample-entry', revision: 'sample', person_id: samplePerson.id, ticket: 'sample-ticket' };
  await sql`insert into definition_revision (id, body) values ('sample', '{}')`.execute(db);
  await sql`insert into activity (access_domain, id, sealed_secret, commitment, salt)
    values ('main', 'award1024', '', '', '') on conflict do nothing`.execute(db);
  await db
    .insertInto('activity_entry')
    .values({ ...place, ...entry, visitor: null, hold_until: new Date() })
    .execute();
  const sealed_claim = sealer.seal(JSON.stringify({ name: 'Zhou' }), sealedAs('sample-win'));
  const won = { id: 'sample-win', entry_id: entry.id, prize: 'mug', stock_no: 1, k: null, code_hash: null };
  await db
    .insertInto('activity_win')
    .values({ ...place, ...won, claim_until: new Date(Date.now() + 86_400_000), state: 'claimed', sealed_claim })
    .execute();
}

/** An organization that the sample person runs, and one that they ask to join. */
export async function seedOrganizations({ db }: Store): Promise<void> {
  await addOrganization(db, { id: 'sample-organization', name: 'PLC Works', tenantCode: 'plc' });
  await addMember(db, 'sample-organization', samplePerson.id, 'owner');
  await addOrganization(db, { id: 'sample-other', name: 'Other Works', tenantCode: 'other' });
  await askToJoin(db, 'sample-other', samplePerson.id, 'why');
  await db.updateTable('person_session').set({ tenant_id: 'sample-organization' }).execute();
  const hook = { id: 'wh_sample', organization_id: 'sample-organization', access_domain: 'main', made_by: null };
  const sent = { name: 'MES', url: 'https://mes.example.com/', types: ['key.revoked'], secret: 'sealed' };
  await db.transaction().execute((trx) => addEndpoint(trx, { ...hook, ...sent }));
  await addDelivery(db, { endpoint: hook.id, type: 'ping', data: { endpoint: hook.id } });
}

async function seedDetection(db: Store['db']): Promise<void> {
  const picture = { id: 'sample-picture', visitor: 'somebody', mime: 'image/png', width: 640, height: 300 };
  const rest = {
    orientation: 1,
    frames: 1,
    bytes: readFileSync(nameplate),
    expires_at: new Date(Date.now() + 3_600_000),
  };
  await keepPicture(db, { ...picture, ...rest });
  const rects = [{ x: 1, y: 1, width: 4, height: 4 }];
  const found = { rects, objects: [], detector: 'embedded' as const, tookMs: 1 };
  await saveDetection(db, { id: 'sample-detection', pictureId: picture.id, ...found });
}
