import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { openHost } from '../../../tests/support/open-host';
import { signedIn } from '../../../tests/support/operator';
import { signedInPerson } from '../../../tests/support/person';
import { openTestStore } from '../../../tests/support/store';
import { deleteOldEvents } from '../store/events';
import { sumEvents } from '../store/sums';

const host = 'steelworks.localhost';
const visitor = (n: number) => ({ cookie: `mw_visitor=${String(n).padStart(22, 'v')}` });
const asked = { name: 'asked', what: 'answer' };

async function open() {
  const store = await openTestStore();
  const test = await openTestApp({ store });
  await openHost(test, 'steelworks');
  const tell = async (events: unknown, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({
      ...{ method: 'POST', url: '/api/track', payload: { events } },
      headers: { host, 'accept-language': 'en', ...headers },
    });
    return { status: answer.statusCode, ...answer.json() };
  };
  const rows = () => store.db.selectFrom('track_event').selectAll().orderBy('id').execute();
  return { ...test, store, tell, rows };
}

describe('what a page tells', () => {
  test('is kept as name and word: no person, no address, no browser, no time to the second', async () => {
    const { tell, rows, store } = await open();
    const reader = await signedInPerson(store);
    const headers = { ...reader.headers, ...visitor(1), 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Somebody’s' };
    const events = [{ name: 'visit', what: '/engine' }, asked, { name: 'tenant-switch' }];
    expect(await tell(events, headers)).toMatchObject({ status: 200, data: { kept: 3 } });
    const kept = await rows();
    expect(kept.map(({ name, what }) => [name, what])).toEqual([
      ['visit', '/engine'],
      ['asked', 'answer'],
      ['tenant-switch', ''],
    ]);
    expect(Object.keys(kept[0] ?? {}).sort()).toEqual(['access_domain', 'at', 'id', 'name', 'visitor', 'what']);
    expect(kept[0]?.at.getSeconds()).toBe(0);
    const text = JSON.stringify(kept.map((row) => ({ ...row, visitor: row.visitor?.toString('latin1') })));
    expect(text).not.toMatch(/203\.0|Somebody|vvvv/);
    expect(text).not.toContain(reader.person.id);
  });

  test.each([
    [[{ name: 'typed', what: 'my question' }]],
    [[{ name: 'visit', what: '/engine?wd=secret' }]],
    [[{ name: 'visit', what: '/reader/4711' }]],
    [[{ name: 'visit' }]],
    [[{ name: 'asked', what: 'How do I …' }]],
    [[{ name: 'installed', what: 'x' }]],
    [[{ name: 'constructor' }]],
    [[asked, { name: 'asked', what: '' }]],
    [[{ ...asked, query: 'secret' }]],
    [Array(21).fill(asked)],
    [[]],
    ['asked'],
  ])('%j is refused whole', async (events) => {
    const { tell, rows } = await open();
    expect((await tell(events, visitor(1))).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('is not read beyond 8 kB', async () => {
    const { tell } = await open();
    expect((await tell([{ name: 'asked', what: 'x'.repeat(9_000) }])).status).toBe(413);
  });

  test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
    'is not kept of a browser that says %j',
    async (headers) => {
      const { tell, rows } = await open();
      expect(await tell([asked], { ...visitor(1), ...headers })).toMatchObject({ status: 200, data: { kept: 0 } });
      expect(await rows()).toEqual([]);
    },
  );

  test('from another site is refused', async () => {
    const { tell } = await open();
    const foreign = { ...visitor(1), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await tell([asked], foreign)).status).toBe(403);
  });

  test('names one visitor alike on a day and a portal, and nobody beyond', async () => {
    const { tell, rows, store } = await open();
    await tell([asked], visitor(1));
    await tell([asked], visitor(1));
    await tell([asked], visitor(2));
    await tell([asked]);
    const [first, again, other, none] = (await rows()).map(({ visitor: hash }) => hash?.toString('hex'));
    expect(first).toBe(again);
    expect(first).not.toBe(other);
    expect(none).toBeUndefined();
    await sql`update track_salt set day = (day::date - 1)::text`.execute(store.db);
    await deleteOldEvents(store.db);
    expect(await store.db.selectFrom('track_salt').selectAll().execute()).toEqual([]);
  });
});

describe('the figures', () => {
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(new Date());

  test('count visitors, what they did and how far they came; groups under five are hidden', async () => {
    const { app, tell, store } = await open();
    for (let n = 1; n <= 6; n += 1) {
      await tell(
        [
          { name: 'visit', what: '/engine' },
          { name: 'visit', what: '/engine' },
        ],
        visitor(n),
      );
      if (n <= 5) await tell([asked, { name: 'answered', what: 'cited' }], visitor(n));
      if (n <= 4)
        await tell(
          [
            { name: 'opened', what: 'source' },
            { name: 'answered', what: 'nothing' },
          ],
          visitor(n),
        );
    }
    await sumEvents(store);
    await sumEvents(store);
    const operator = await signedIn(store);
    const read = (query: string, headers: Record<string, string> = operator) =>
      app.inject({ url: `/api/admin/domains/steelworks/analytics?${query}`, headers: { host, ...headers } });
    const answer = await read(`from=${today}&to=${today}`);
    expect(answer.json().data).toMatchObject({
      total: { visits: 6, pages: 12, asked: 5, answered: 5, unanswered: null, opened: null, searches: 0 },
      periods: [{ start: today, visits: 6 }],
      pages: [{ page: '/engine', count: 12 }],
      funnel: [
        { step: 'visit', visitors: 6 },
        { step: 'asked', visitors: 5 },
        { step: 'cited', visitors: 5 },
        { step: 'opened', visitors: null },
      ],
    });
    expect((await read(`from=${today}&to=${today}&by=week`)).json().data.periods).toHaveLength(1);
    expect((await read('from=2026-02-01&to=2026-01-01')).statusCode).toBe(400);
    expect((await read('from=2020-01-01&to=2026-01-01')).statusCode).toBe(400);
    expect((await read(`from=${today}&to=${today}`, {})).statusCode).toBe(401);
    expect((await read(`from=${today}&to=${today}`, await signedIn(store, 'theirs', 'other'))).statusCode).toBe(403);
  });

  test('lose raw events after 90 days and sums after 13 months', async () => {
    const { store } = await open();
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    const event = { access_domain: 'steelworks', name: 'asked', what: 'answer', visitor: null };
    await store.db
      .insertInto('track_event')
      .values([
        { ...event, at: ago(91) },
        { ...event, at: ago(89) },
      ])
      .execute();
    const sum = { access_domain: 'steelworks', name: 'asked', what: '*', count: 1, visitors: 1 };
    await store.db
      .insertInto('track_hour')
      .values([
        { ...sum, hour: ago(400) },
        { ...sum, hour: ago(380) },
      ])
      .execute();
    await deleteOldEvents(store.db);
    const left = await store.db.selectFrom('track_event').select('id').execute();
    const sums = await store.db.selectFrom('track_hour').select('hour').execute();
    expect([left.length, sums.length]).toEqual([1, 1]);
  });
});
