import { expect, test } from 'vitest';
import { emit } from '../../server/base/events/emit';
import { createOutgoing } from '../../server/base/outgoing/create-outgoing';
import { deliverDue } from '../../server/platform/webhooks/open-deliveries';
import { openPlatform } from '../support/open-platform';
import { startReceiver } from '../support/webhook-receiver';

const types = ['key.revoked'];

test('no address in a form that leads into the network is taken', async () => {
  const { call, headers, actFor } = await openPlatform({ env: { WEBHOOK_HOSTS: 'http://mes.plant.example:8080' } });
  await actFor('mill', 'owner');
  const hostile = [
    'http://example.com/',
    'https://user:word@example.com/',
    'https://example.com:22/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127。0。0。1/',
    'https://１２７.0.0.1/',
    'https://example.com\\@127.0.0.1/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:5432/_x',
    'javascript:alert(1)',
    'https:example.com',
    // Only what the installation names, to the port.
    'http://mes.plant.example:8081/',
    'http://mes.plant.example/',
    'http://user:word@mes.plant.example:8080/',
    'http://mes.plant.example.evil.example:8080/',
  ];
  for (const url of hostile) {
    const answer = await call('POST', '/api/webhooks', { headers, body: { name: 'x', url, types } });
    expect([url, answer.status, answer.data?.field]).toEqual([url, 400, 'url']);
  }
  const inner = { name: 'x', url: 'http://mes.plant.example:8080/in', types };
  expect((await call('POST', '/api/webhooks', { headers, body: inner })).status).toBe(200);
});

test('a name that leads inside, once, in part or only later, is never called', async () => {
  const receiver = await startReceiver();
  const answers: Record<string, string[]> = {
    'inside.example': ['127.0.0.1'],
    'mixed.example': ['93.184.216.34', '10.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'nat64.example': ['64:ff9b::7f00:1'],
    'metadata.example': ['169.254.169.254'],
  };
  const outgoing = createOutgoing({ resolve: async (host) => answers[host] ?? [] });
  const { call, headers, actFor, ctx, store } = await openPlatform({ parts: { outgoing } });
  await actFor('mill', 'owner');
  for (const host of [...Object.keys(answers), 'nowhere.example']) {
    const body = { name: host, url: `https://${host}/hook`, types };
    const { data } = await call('POST', '/api/webhooks', { headers, body });
    await store.db.updateTable('webhook_endpoint').set({ state: 'active' }).execute();
    await emit(store.db, { type: 'key.revoked', to: { organizations: ['mill'] }, data: { key: 'k' } });
    await deliverDue(ctx);
    const tried = (await call('GET', `/api/webhooks/${data.webhook.id}/deliveries`, { headers })).data;
    for (const one of tried)
      expect([host, one.fault]).toEqual([host, host === 'nowhere.example' ? 'not-found' : 'not-public']);
    // Why it failed is said, but nothing of the network behind.
    expect(JSON.stringify(tried)).not.toMatch(/127\.0\.|169\.254\.|ECONN|10\.0\.0/);
    await call('DELETE', `/api/webhooks/${data.webhook.id}`, { headers });
  }
  expect(receiver.received).toEqual([]);
});

test('a receiver cannot lead the portal elsewhere', async () => {
  const [inner, outer] = [await startReceiver(), await startReceiver()];
  const { call, headers, actFor, ctx } = await openPlatform({ env: { WEBHOOK_HOSTS: outer.origin } });
  await actFor('mill', 'owner');
  for (const status of [301, 302, 303, 307, 308]) {
    outer.behave((reply) => reply.writeHead(status, { location: `${inner.origin}/admin` }).end());
    const body = { name: 'x', url: `${outer.origin}/`, types };
    const { data } = await call('POST', '/api/webhooks', { headers, body });
    await deliverDue(ctx);
    const [ping] = (await call('GET', `/api/webhooks/${data.webhook.id}/deliveries`, { headers })).data;
    expect(ping.fault).toBe('redirected');
  }
  expect(outer.received).toHaveLength(5);
  expect(inner.received).toEqual([]);
});

test('what a receiver says is kept as text, short, and is shown to nobody else', async () => {
  const receiver = await startReceiver();
  const { call, headers, actFor, ctx } = await openPlatform({ env: { WEBHOOK_HOSTS: receiver.origin } });
  await actFor('mill', 'owner');
  receiver.behave((reply) => reply.end(`<script>alert(1)</script>\u0000${'x'.repeat(5000)}`));
  const body = { name: '<img src=x onerror=alert(1)>', url: `${receiver.origin}/`, types };
  const { data } = await call('POST', '/api/webhooks', { headers, body });
  await deliverDue(ctx);
  const [ping] = (await call('GET', `/api/webhooks/${data.webhook.id}/deliveries`, { headers })).data;
  expect(ping.reply).toHaveLength(1024);
  expect(ping.reply).toMatch(/^<script>alert\(1\)<\/script>x+$/);
});

test('a setting that names an organization shows its portal’s events to that organization alone', async () => {
  const receiver = await startReceiver();
  const { call, headers, actFor, ctx, store } = await openPlatform({ env: { WEBHOOK_HOSTS: receiver.origin } });
  await actFor('mill', 'owner');
  const body = { name: 'x', url: `${receiver.origin}/`, types: ['feedback.given', 'knowledge.document_changed'] };
  await call('POST', '/api/webhooks', { headers, body });
  await deliverDue(ctx);
  receiver.received.length = 0;
  const tell = async () => {
    const data = { message: 'm', helpful: true };
    await emit(store.db, { type: 'feedback.given', to: { ownerOf: 'main' }, data });
    for (const base of [3, 4, 5, 6])
      await emit(store.db, {
        ...{ type: 'knowledge.document_changed', to: { base } },
        data: { document: `d${base}`, change: 'added', path: `/doc/d${base}` },
      });
    await deliverDue(ctx);
    return receiver.received
      .splice(0)
      .map(({ body: sent }) => JSON.parse(sent).data.document ?? JSON.parse(sent).data.message);
  };
  const base = { title: JSON.stringify({ 'zh-CN': '库', 'en-US': 'Base' }) as never };
  await store.db
    .insertInto('knowledge_base')
    .values([
      // Not searched by this portal; of another organization; for roles alone.
      { ...base, id: 4, slug: 'elsewhere' },
      { ...base, id: 5, slug: 'theirs', owner_kind: 'organization', owner_id: 'rival', audience: 'members' },
      { ...base, id: 6, slug: 'roles', owner_kind: 'organization', owner_id: 'mill', audience: 'roles' },
    ])
    .execute();
  expect(await tell()).toEqual(['d3']);
  const setting = { accessDomain: 'main', functionList: [3], searchScope: [3], tenantId: 'mill' };
  await ctx.settings.publish({ accessDomain: 'main', author: 'test', message: '', body: setting });
  expect(await tell()).toEqual(['m', 'd3']);
  await ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '', body: { ...setting, tenantId: 'rival', searchScope: [2] } },
  });
  expect(await tell()).toEqual([]);
});
