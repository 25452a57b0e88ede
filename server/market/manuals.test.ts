import { beforeEach, expect, test } from 'vitest';
import { openMarketApp } from '../../tests/support/open-market';
import { signedInPerson } from '../../tests/support/person';
import { addMember } from '../accounts/store/memberships';
import type { Job } from '../base/jobs/job';
import { openReading } from '../knowledge';
import { knowledgeCommands } from '../knowledge/knowledge-commands';
import { listKnowledge } from '../knowledge/list-knowledge';
import { maySearch } from '../knowledge/may-search';
import { putText } from '../knowledge/put-text';
import { listKnowledgeBases } from '../knowledge/store/knowledge-bases';
import { readUploadJob } from '../knowledge/uploads/read-upload';
import { grantTerm } from './store/entitlements';

const DAY = 86_400_000;
const offering = 'app-9';
const plan = { name: { 'en-US': 'Yearly' }, kind: 'fixed' } as never;

let market: Awaited<ReturnType<typeof openMarketApp>>;
let manual: { id: number; doc: string };
beforeEach(async () => {
  market = await openMarketApp();
  manual = await addManual('3.2.0');
});

async function addManual(version: string) {
  const { db } = market.store;
  const done = await knowledgeCommands.manual?.run(db, { names: [offering, version], say: () => undefined });
  expect(done).toBe(true);
  const base = (await listKnowledgeBases(db)).find((one) => one.manual?.version === version);
  if (!base) throw new Error('no base');
  const document = { source: 'manual', lang: 'en', title: 'Rounds', description: '', kind: 'markdown' } as const;
  const markdown = `# Rounds ${version}\n\nHold the key for 4 s to reset the handheld.\n`;
  const signal = new AbortController().signal;
  return { id: base.id, doc: await putText(db, { kbId: base.id, document: { ...document, markdown }, signal }) };
}

const grant = async (organization: string, endsAt: Date | null, version: string | null = '3.2.0') => {
  const { db } = market.store;
  const startsAt = new Date(Date.now() - 400 * DAY);
  await grantTerm(db, { organization, offering, kind: 'full', plan, seats: 1, startsAt, endsAt, order: null as never });
  await db
    .updateTable('entitlement')
    .set({ set_up_version: version })
    .where('organization_id', '=', organization)
    .execute();
};

/** What a new member of an organization reads. */
async function member(organization: string, phone: string) {
  const { store, ctx, call } = market;
  const { person, session, headers } = await signedInPerson(store, { phone });
  await addMember(store.db, organization, person.id, 'member');
  await store.db.updateTable('person_session').set({ tenant_id: organization }).where('id', '=', session).execute();
  const reading = (more: object = {}) =>
    openReading(ctx, {
      ...{
        accessDomain: 'main',
        visitor: 'v',
        person: { id: person.id },
        session: { tenantId: organization },
        ...more,
      },
    });
  return {
    reading,
    reads: async (id = manual.id) => (await reading()).ids.includes(id),
    opens: async (doc = manual.doc) => (await call('GET', `/api/documents/${doc}`, { headers })).status,
  };
}

test('manuals of the version that is set up join the search of its organization, and of no other', async () => {
  const own = await member('2001', '13800000008');
  const other = await member('3107', '13800000009');
  expect([await own.reads(), await own.opens()]).toEqual([false, 404]);
  await grant('2001', new Date(Date.now() + 100 * DAY));
  expect([await own.reads(), await own.opens()]).toEqual([true, 200]);
  expect([await other.reads(), await other.opens()]).toEqual([false, 404]);
  const reading = await own.reading();
  expect(reading.scope()).toContain(manual.id);
  // Whoever asks for all that is offered narrows nothing, but no number asks for a manual.
  expect(reading.scope([3])).toContain(manual.id);
  expect(() => reading.scope([manual.id])).toThrow();
  const names = await listKnowledge({ store: market.store }, reading, { locale: 'en-US' });
  expect(JSON.stringify(names)).not.toContain(String(manual.id));
  // No setting lists it, and no key that names bases reads it.
  const all = await listKnowledgeBases(market.store.db);
  expect(maySearch({ accessDomain: 'main', tenantId: '2001' }, all)(manual.id)).toBe(false);
  expect((await own.reading({ keyBases: [3] })).ids).toEqual([3]);
  // Visitors and people who act for nobody have set up nothing.
  const visitor = await openReading(market.ctx, { accessDomain: 'main', visitor: 'v' });
  expect(visitor.ids).not.toContain(manual.id);
  expect((await market.call('GET', `/api/documents/${manual.doc}`)).status).toBe(404);
});

test('another version has manuals of its own, which join when it is set up', async () => {
  const former = await addManual('3.1.0');
  const own = await member('2001', '13800000008');
  await grant('2001', null, '3.1.0');
  expect([await own.reads(former.id), await own.reads(manual.id)]).toEqual([true, false]);
  await grant('2001', null, '3.2.0');
  expect([await own.reads(former.id), await own.reads(manual.id)]).toEqual([false, true]);
  await grant('2001', null, null);
  expect(await own.reads()).toBe(false);
});

test('a right takes its manuals along when it ends: after the days of grace, when it is suspended, or when it is given back', async () => {
  const own = await member('2001', '13800000008');
  const { db } = market.store;
  const end = (endsAt: Date) => db.updateTable('entitlement').set({ ends_at: endsAt }).execute();
  await grant('2001', new Date(Date.now() + DAY));
  await end(new Date(Date.now() - 13 * DAY));
  expect(await own.reads()).toBe(true);
  await end(new Date(Date.now() - 15 * DAY));
  expect([await own.reads(), await own.opens()]).toEqual([false, 404]);
  await end(new Date(Date.now() + DAY));
  await db.updateTable('entitlement').set({ suspended_at: new Date() }).execute();
  expect(await own.reads()).toBe(false);
  await db.updateTable('entitlement').set({ suspended_at: null }).execute();
  expect(await own.reads()).toBe(true);
  await db.updateTable('entitlement').set({ ended_at: new Date() }).execute();
  expect(await own.reads()).toBe(false);
});

test('a portal without a market, or that hides the offering, has none of its manuals', async () => {
  const own = await member('2001', '13800000008');
  await grant('2001', null);
  const { db } = market.store;
  await db.updateTable('listing').set({ state: 'hidden' }).where('offering_id', '=', offering).execute();
  expect(await own.reads()).toBe(false);
  await db.updateTable('listing').set({ state: 'listed' }).where('offering_id', '=', offering).execute();
  expect(await own.reads()).toBe(true);
  const body = { accessDomain: 'main', searchScope: [3] };
  await market.ctx.settings.publish({ accessDomain: 'main', author: 'test', message: '', body });
  expect(await own.reads()).toBe(false);
});

test('only what there is has manuals, and once', async () => {
  const lines: string[] = [];
  const run = (names: string[]) =>
    knowledgeCommands.manual?.run(market.store.db, { names, say: (line) => lines.push(line) });
  expect(await run([offering, '9.9.9'])).toBe(false);
  expect(await run([offering, '3.2.0'])).toBe(false);
  expect(lines).toEqual([expect.stringContaining("'9.9.9'"), expect.stringContaining('already')]);
});

test('a supplier reads manuals into a version of its own; who has set it up finds them, and others learn nothing', async () => {
  const { app, ctx, store, call } = market;
  await ctx.jobs.add(readUploadJob(store.db) as Job);
  const admin = await market.member({ organization: '2001', phone: '13800000030', role: 'admin' });
  const writer = await market.member({ organization: '2001', phone: '13800000031' });
  const rival = await market.member({ organization: '3107', phone: '13800000032', role: 'admin' });
  const url = (id: string, more: string) => `/api/market/supplier/offerings/${id}/manuals?version=3.1.0${more}`;
  const add = async (
    headers: Record<string, string>,
    name: string,
    words: string,
    id = offering,
    version = '3.1.0',
  ) => {
    const answer = await app.inject({
      ...{ method: 'POST', url: url(id, `&name=${encodeURIComponent(name)}`).replace('3.1.0', version) },
      headers: { 'accept-language': 'en', ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(words),
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const words = '# Handheld\n\nThe torque of the zirkelite screw is 4 Nm.\n';
  expect((await add(writer, 'handheld.md', words)).msg).toMatch(/owners and administrators/);
  expect((await add(rival, 'handheld.md', words)).status).toBe(404);
  expect((await add(admin, 'handheld.md', words, offering, '9.9')).msg).toContain('“9.9”');
  expect((await add(admin, 'setup.exe', 'MZ')).status).toBe(400);
  expect((await add(admin, 'handheld.md', words)).data.items).toMatchObject([
    { name: 'handheld.md', state: 'waiting' },
  ]);
  await ctx.jobs.idle();
  const { data } = await call('GET', url(offering, ''), { headers: writer });
  expect(data).toMatchObject({ knowledgeBase: null, items: [{ state: 'done', documents: 1 }] });
  expect((await call('GET', url(offering, ''), { headers: rival })).status).toBe(404);
  const own = await member('3202', '13800000033');
  const base = (await listKnowledgeBases(store.db)).find((one) => one.manual?.version === '3.1.0')?.id ?? 0;
  expect(await own.reads(base)).toBe(false);
  await grant('3202', null, '3.1.0');
  expect(await own.reads(base)).toBe(true);
  // Neither its own other version nor another organization has it; the supplier's people have set up nothing.
  expect([await own.reads(), await (await member('3107', '13800000034')).reads(base)]).toEqual([false, false]);
  const file = data.items[0].id;
  expect((await call('DELETE', url(offering, `&file=${file}`), { headers: writer })).status).toBe(400);
  expect((await call('DELETE', url(offering, `&file=${file}`), { headers: rival })).status).toBe(404);
  expect((await call('DELETE', url(offering, `&file=${file}`), { headers: admin })).data.items).toEqual([]);
  const left = await store.db
    .selectFrom('document')
    .select('id')
    .where('kb_id', '=', base)
    .where('deleted_at', 'is', null)
    .execute();
  expect(left).toEqual([]);
  const audit = await store.db.selectFrom('audit_entry').select('action').where('tenant_id', '=', '2001').execute();
  expect(audit.map(({ action }) => action)).toEqual(expect.arrayContaining(['knowledge-added', 'knowledge-changed']));
});
