import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openHallApp } from '../../../tests/support/open-market';
import type { Store } from '../../base/database/db';
import { notificationsJobs } from '../../notifications/jobs';

const demands = '/api/market/demands';
const form = {
  words: '可在 36 小时内完成。',
  price: { min: 850_000, max: 950_000, currency: 'CNY' },
  leadWeeks: 8,
  offeringId: 's-5',
};
const theirs = { name: '陈工-QVZMARK', phone: '021-5550-QVZMARK' };
const ours = { name: '李工-QVZMARK', email: 'li@QVZMARK.example' };

async function openResponses() {
  const hall = await openHallApp();
  for (const job of notificationsJobs(hall.ctx)) await hall.ctx.jobs.add(job);
  const owner = await hall.member({ organization: '2001', phone: '13800000031', role: 'admin' });
  const clerk = await hall.member({ organization: '2001', phone: '13800000032' });
  const supplier = await hall.member({ organization: '3202', phone: '13800000033', role: 'admin' });
  const worker = await hall.member({ organization: '3202', phone: '13800000034' });
  const rival = await hall.member({ organization: '3205', phone: '13800000035', role: 'admin' });
  const { call } = hall;
  const post = async (headers: Record<string, string>, url: string, body: object) =>
    call('POST', `/api/market/${url}`, { headers, body });
  const respond = (headers: Record<string, string>, more: object = {}, id = 'd-31') =>
    call('PUT', `${demands}/${id}/response`, { headers, body: { form, ...more } });
  const told = async (headers: Record<string, string>) => {
    await hall.ctx.jobs.idle();
    const { data } = await call('GET', '/api/notifications', { headers });
    return (data.list as { kind: string; count: number }[]).map(({ kind, count }) => `${kind} ${count}`);
  };
  return { ...hall, owner, clerk, supplier, worker, rival, post, respond, told };
}

test('an offering that fits is named with its words and values, to the demander and to the supplier', async () => {
  const { call, owner, supplier, rival } = await openResponses();
  const answer = await call('GET', `${demands}/d-31/matches`, { headers: owner });
  const [best] = answer.data;
  expect(best.offering.id).toBe('s-5');
  expect(best.words.join(' ')).toContain('轴承座油气润滑改造');
  expect(best.values).toContainEqual({ name: 'Downtime needed', wanted: '36 h', stated: '36 h', fits: true });
  expect((await call('GET', `${demands}/d-31/matches`, { headers: rival })).status).toBe(404);
  const fitting = (await call('GET', '/api/market/fitting-demands', { headers: supplier })).data;
  expect(fitting.list.map(({ demand }: { demand: { id: string } }) => demand.id)).toContain('d-31');
  // What was offered to single organizations is offered to nobody else by a match.
  expect(JSON.stringify(fitting)).not.toContain('app-27');
});

test('what is not looked for is named no more for this demand, and lowered nowhere else', async () => {
  const { call, owner, clerk, supplier, rival } = await openResponses();
  const matches = async (id: string) =>
    ((await call('GET', `${demands}/${id}/matches`, { headers: owner })).data as { offering: { id: string } }[]).map(
      ({ offering }) => offering.id,
    );
  const drop = (headers: Record<string, string>, offeringId: string, dropped = true) =>
    call('PUT', `${demands}/d-31/matches/drop`, { headers, body: { offeringId, dropped } });
  const [before, other] = [await matches('d-31'), await matches('d-37')];
  expect(before[0]).toBe('s-5');
  for (const headers of [rival, supplier, clerk]) expect((await drop(headers, 's-5')).status).toBe(404);
  expect((await drop(owner, 'nothing')).status).toBe(404);
  await drop(owner, 's-5');
  expect((await drop(owner, 's-5')).data.map(({ offering }: { offering: { id: string } }) => offering.id)).toEqual(
    before.slice(1),
  );
  expect(await matches('d-31')).toEqual(before.slice(1));
  expect(await matches('d-37')).toEqual(other);
  // The supplier sees the demand as before, and learns nothing of it.
  const fitting = (await call('GET', '/api/market/fitting-demands', { headers: supplier })).data;
  expect(fitting.list.map(({ demand }: { demand: { id: string } }) => demand.id)).toContain('d-31');
  await drop(owner, 's-5', false);
  expect(await matches('d-31')).toEqual(before);
});

test('what fits is shown while a demand is written, to whoever writes it, and nobody hears of it', async () => {
  const { call, owner, supplier, told, store } = await openResponses();
  const draft = {
    ...{ title: '轴承座油气润滑改造', description: '', kind: 'solution', industry: '', region: '', due: null },
    ...{
      budget: null,
      readers: 'everybody',
      hidesName: false,
      quantities: [
        { name: '停机窗口', text: '36' },
        { name: '停机窗口', text: 'soon' },
      ],
    },
  };
  const preview = (headers = {}) => call('POST', '/api/market/demand-matches', { headers, body: draft });
  expect((await preview(owner)).data[0].offering.id).toBe('s-5');
  // One's own is no offer.
  const own = (await preview(supplier)).data as { offering: { tenantId: string } }[];
  expect(own.map(({ offering }) => offering.tenantId)).not.toContain('3202');
  expect((await preview()).status).toBe(401);
  expect(await told(supplier)).toEqual([]);
  expect(await store.db.selectFrom('demand').select('id').where('state', '=', 'draft').execute()).toEqual([]);
});

test('demands that fit are found among all of them, and no more once an offering is paused', async () => {
  const { call, supplier, store } = await openResponses();
  const { db } = store;
  // More than a page of newer ones that do not fit.
  const copy = (n: number) =>
    sql`insert into post select (json_populate_record(p, json_build_object('id', ${`x-${n}`}::text))).* from post p where id = 'd-33'`.execute(
      db,
    );
  const copyOf = (n: number) =>
    sql`insert into demand select (json_populate_record(d, json_build_object('id', ${`x-${n}`}::text, 'opened_at', now()))).* from demand d where id = 'd-33'`.execute(
      db,
    );
  for (let n = 0; n < 230; n += 1) {
    await copy(n);
    await copyOf(n);
  }
  const fitting = async () => (await call('GET', '/api/market/fitting-demands?pageSize=5', { headers: supplier })).data;
  const found = await fitting();
  expect(found.list.map(({ demand }: { demand: { id: string } }) => demand.id)).toContain('d-31');
  expect(found.total).toBe(found.list.length);
  await db.updateTable('offering').set({ state: 'paused' }).where('supplier_id', '=', '3202').execute();
  expect(await fitting()).toMatchObject({ list: [], total: 0 });
});

test('one response for each supplier; only the two organizations see it, and whoever runs them decides', async () => {
  const { call, post, respond, told, owner, clerk, supplier, worker, rival } = await openResponses();
  expect((await respond(owner)).msg).toContain('own organization');
  expect((await respond(worker)).status).toBe(403);
  const sent = (await respond(supplier)).data;
  expect(sent).toMatchObject({ state: 'sent', side: 'supplier', may: ['edit', 'withdraw'] });
  expect((await respond(supplier)).status).toBe(409);
  expect((await respond(supplier, { step: 1, form: { ...form, leadWeeks: 6 } })).data.leadWeeks).toBe(6);
  expect((await respond(supplier, { step: 2, form: { ...form, offeringId: 's-6' } })).msg).toContain('no offering');
  for (const headers of [clerk, worker, rival])
    expect((await call('GET', `${demands}/d-31/responses`, { headers })).data).toEqual([]);
  const [seen] = (await call('GET', `${demands}/d-31/responses`, { headers: owner })).data;
  expect(seen).toMatchObject({ side: 'owner', price: 'CN¥850,000–950,000', may: ['shortlist', 'decline', 'contact'] });
  expect(await told(owner)).toEqual(['response 1']);
  const act = (headers: Record<string, string>, body: object) => post(headers, `responses/${sent.id}/act`, body);
  expect((await act(rival, { action: 'shortlist', step: 2 })).status).toBe(404);
  expect((await act(owner, { action: 'decline', step: 2 })).msg).toContain('Say why');
  expect((await act(owner, { action: 'shortlist', step: 1 })).status).toBe(409);
  expect((await act(owner, { action: 'shortlist', step: 2 })).data.state).toBe('shortlisted');
  expect(await told(supplier)).toEqual(['response-decided 1']);
  expect((await act(owner, { action: 'deal', step: 3 })).status).toBe(409);
});

/** What this database holds of a text, by table. */
async function tablesWith(db: Store['db'], text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } =
      await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

test('no outlet shows contact data before both have consented, nor after one has withdrawn', async () => {
  const { call, app, post, respond, told, store, ctx, owner, clerk, supplier, worker, rival, moderator } =
    await openResponses();
  const response = (await respond(supplier)).data.id;
  const everybody = { visitor: {}, owner, clerk, supplier, worker, rival, moderator };
  const outlets = [
    ...['/proxy-api/demand/page', '/proxy-api/demand/page?mine=true', '/proxy-api/demand/page?keyword=QVZMARK'],
    ...[`${demands}/d-31`, `${demands}/d-31/responses`, `${demands}/d-31/matches`, '/api/market/fitting-demands'],
    ...['/api/market/contacts', '/api/notifications', '/api/market/orders', '/api/market/searches'],
    ...['/api/search?q=QVZMARK&kinds=demands,offerings', '/api/search/suggest?q=QVZMARK', '/api/community/moderation'],
    ...['/api/community/posts?keyword=QVZMARK', '/api/question/export?format=csv', '/api/admin/audit/export'],
    ...['/sitemap.xml', '/api/health'],
  ];
  /** Who sees whose data anywhere. */
  const seen = async () => {
    await ctx.jobs.idle();
    const found: string[] = [];
    for (const [who, headers] of Object.entries(everybody))
      for (const url of outlets) {
        const answer = await app.inject({ url, headers: { 'accept-language': 'en', ...headers } });
        const text = answer.payload.toLowerCase();
        if (text.includes('陈工-qvzmark')) found.push(`${who} sees the supplier`);
        if (text.includes('李工-qvzmark')) found.push(`${who} sees the owner`);
      }
    return [...new Set(found)];
  };
  const keyed = (headers: Record<string, string>, url: string, body: object, key: string) =>
    post({ ...headers, 'idempotency-key': key }, url, body);
  expect((await post(owner, `responses/${response}/contact`, { fields: {}, purpose: 'x' })).status).toBe(400);
  const asking = { fields: ours, purpose: '约时间测绘' };
  const asked = (await keyed(owner, `responses/${response}/contact`, asking, 'ask-contact-1')).data;
  expect(asked).toMatchObject({ state: 'asked', side: 'from', asks: ['name', 'email'], may: ['withdraw'] });
  expect((await post(owner, `responses/${response}/contact`, { fields: ours, purpose: 'x' })).status).toBe(409);
  // Each side sees what it typed itself, and nothing of the other.
  expect(await seen()).toEqual(['owner sees the owner']);
  const act = (headers: Record<string, string>, body: object, key = '') =>
    post({ ...headers, ...(key && { 'idempotency-key': key }) }, `contacts/${asked.id}/act`, body);
  for (const headers of [rival, worker, clerk, owner, moderator])
    expect((await act(headers, { action: 'grant', fields: theirs })).status).toBeGreaterThanOrEqual(400);
  expect((await act(supplier, { action: 'grant' })).msg).toContain('at least one field');
  expect(await seen()).toEqual(['owner sees the owner']);
  const grant = { action: 'grant', fields: theirs };
  expect((await act(supplier, grant, 'grant-contact-1')).data).toMatchObject({ theirs: ours, ours: theirs });
  expect((await seen()).sort()).toEqual(
    ['owner sees the owner', 'owner sees the supplier', 'supplier sees the owner', 'supplier sees the supplier'].sort(),
  );
  // No notification, mail, index, audit entry or export can hold it: nothing else in the database does.
  expect(await tablesWith(store.db, 'QVZMARK')).toEqual(['contact_exchange', 'idempotency']);
  expect((await call('GET', `${demands}/d-31`)).data.status).toBe('matched');
  const [mine] = (await call('GET', '/api/market/contacts', { headers: owner })).data.list;
  // Each look is shown to the one looked at.
  expect(mine.seen).toHaveLength(1);
  expect((await act(owner, { action: 'withdraw' })).data.state).toBe('withdrawn');
  expect(await seen()).toEqual([]);
  expect(await tablesWith(store.db, 'QVZMARK')).toEqual([]);
  // A request that is sent again is refused, and answered from no memory.
  expect((await act(supplier, grant, 'grant-contact-1')).status).toBe(409);
  expect(await told(owner)).toEqual(expect.arrayContaining(['contact 1']));
});

test('a name that the demand hides shows to the supplier only with the consent', async () => {
  const { member, respond, post, call } = await openResponses();
  const owner = await member({ organization: '3204', phone: '13800000041', role: 'admin' });
  const supplier = await member({ organization: '3201', phone: '13800000042', role: 'admin' });
  const { id } = (await respond(supplier, { form: { ...form, offeringId: 'app-21' } }, 'd-35')).data;
  await post(owner, `responses/${id}/contact`, { fields: ours, purpose: 'Talk' });
  const [asked] = (await call('GET', '/api/market/contacts', { headers: supplier })).data.list;
  expect(JSON.stringify(asked)).not.toContain('Nordvik');
  const granted = await post(supplier, `contacts/${asked.id}/act`, { action: 'grant', fields: theirs });
  expect(granted.data).toMatchObject({ other: 'Nordvik Sensors', theirs: ours });
});
