import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quoteHash } from '../../server/knowledge/quote-hash';
import { removeDocument } from '../../server/knowledge/store/documents';
import { changeKnowledgeBase } from '../../server/knowledge/store/knowledge-bases';
import { newAsking, RESEARCH, readSse } from '../support/ask';
import { type Host, type Kind, openLeakWorld, putChat, type Role, type World } from '../support/leak-world';
import { signedIn } from '../support/operator';

let world: World;
beforeAll(async () => {
  world = await openLeakWorld();
}, 120_000);
afterAll(() => world.close());

const kindOf = (name: string): Kind => {
  const kind = world.kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no text ${name}.`);
  return kind;
};

async function call(role: Role, host: Host, url: string, body?: object) {
  const answer = await world.test.app.inject({
    ...{ method: body ? 'POST' : 'GET', url },
    headers: { host: `${host}.localhost`, 'accept-language': 'en', ...world.headers[role] },
    ...(body && { payload: body }),
  });
  const isJson = String(answer.headers['content-type']).includes('application/json');
  return {
    status: answer.statusCode,
    text: answer.payload,
    data: isJson ? answer.json().data : undefined,
    msg: isJson ? answer.json().msg : '',
  };
}

describe('a document whose id somebody guessed', () => {
  test.each<[Role, Host, string]>([
    ['anonymous', 'b', 'A: everybody, live'],
    ['anonymous', 'public', 'pre-release, live'],
    ['anonymous', 'a', 'A: members, live'],
    ['member of B', 'a', 'A: members, live'],
    ['member of A', 'a', 'B: everybody, live'],
    ['expert of A', 'a', "nobody's, live"],
    ['operator of A', 'a', 'A: members, live'],
    ['installation operator', 'a', 'A: members, live'],
  ])('is not there for %s on %s: %s', async (role, host, name) => {
    const { docId } = kindOf(name);
    for (const end of ['', '/original', '?version=1', '/original?version=1']) {
      const forbidden = await call(role, host, `/api/documents/${docId}${end}`);
      const missing = await call(role, host, `/api/documents/${'0'.repeat(16)}${end}`);
      expect([end, forbidden.status]).toEqual([end, 404]);
      // The same message apart from the requested id.
      expect(forbidden.msg.replace(docId, '')).toBe(missing.msg.replace('0'.repeat(16), ''));
    }
  });
});

describe('a former version', () => {
  test('does not open by its number, nor by the place of words that stayed', async () => {
    const { docId, key } = kindOf('public, superseded');
    const quote = `# ${key}`;
    const place = `version=1&cited=1&start=0&end=${quote.length}&hash=${quoteHash(quote)}`;
    for (const query of ['version=1', place, `${place}&chat=`, `${place}&chat=${randomUUID()}`])
      expect([query, (await call('anonymous', 'a', `/api/documents/${docId}?${query}`)).status]).toEqual([query, 404]);
  });

  test('does not open by the citation of a chat of another domain, or of one that was deleted', async () => {
    const kind = kindOf('public, superseded');
    const { chat } = await putChat(world, { kind, visitor: 'q'.repeat(22), host: 'b' });
    const url = `/api/documents/${kind.docId}?version=1&chat=${chat}`;
    expect((await call('anonymous', 'b', url)).text).toContain(kind.secret);
    expect((await call('anonymous', 'a', url)).status).toBe(404);
    await world.store.db.updateTable('chat').set({ deleted_at: new Date() }).where('id', '=', chat).execute();
    expect((await call('anonymous', 'b', url)).status).toBe(404);
  });

  test('tells nothing of its words by where they stand today', async () => {
    const { docId } = kindOf('public, superseded');
    const of = async (query: string) => (await call('anonymous', 'a', `/api/documents/${docId}?${query}`)).data.anchor;
    const guessed = await of('cited=1&start=0&end=40');
    expect(guessed).toEqual(await of('cited=99&start=0&end=40'));
  });

  test('of a document that was withdrawn opens for nobody, not even for who was answered from it', async () => {
    const kind = kindOf('public, withdrawn');
    const { chat, run } = await putChat(world, { kind, visitor: world.visitors['expert of A'], host: 'a' });
    for (const url of [
      `/api/documents/${kind.docId}?version=1&chat=${chat}`,
      `/api/documents/${kind.docId}/original?version=1&chat=${chat}`,
      `/api/messages/detailByChatId/${chat}`,
      `/tianzhi-tools/api/agent/runs/${run}/stream`,
    ])
      expect((await call('expert of A', 'a', url)).text).not.toContain(kind.secret);
  });
});

describe('a wish for a knowledge base', () => {
  test.each<[string, number]>([
    ['2', 400],
    ['3,2', 400],
    ['999', 400],
    ['1,2,3', 400],
  ])('%s is refused on a domain that does not offer it, by every call that takes one', async (scope, status) => {
    for (const url of [
      `/api/search?q=x&scope=${scope}`,
      `/api/search/suggest?q=x&scope=${scope}`,
      `/api/question/database/list?scope=${scope}`,
      `/proxy-api/open/qa/recommend?scope=${scope}`,
    ])
      expect([url, (await call('anonymous', 'public', url)).status]).toEqual([url, status]);
    const named = await call('anonymous', 'public', `/api/messages/getKbName?scope=${scope}`);
    expect(named.data.filter(({ id }: { id: number }) => id !== 3)).toEqual([]);
    const asking = newAsking({ searchScope: scope.split(',').map(Number) });
    expect((await call('anonymous', 'public', RESEARCH, asking)).status).toBe(status);
  });

  test('by the number that an organization’s base really has is no way around', async () => {
    for (const base of ['A: members', 'A: everybody', 'B: members'] as const)
      for (const role of ['anonymous', 'member of A', 'member of B'] as const)
        expect((await call(role, 'a', `/api/search?q=x&scope=${world.baseIds[base]}`)).status).toBe(400);
  });

  test('that only members may search is refused with the way out, and never answered from the others', async () => {
    await changeKnowledgeBase(world.store.db, world.baseIds['B: everybody'], { audience: 'members' });
    const { status, msg } = await call('anonymous', 'b', '/api/search?q=x&scope=1');
    await changeKnowledgeBase(world.store.db, world.baseIds['B: everybody'], { audience: 'everybody' });
    expect([status, msg]).toEqual([403, expect.stringContaining('Sign in')]);
  });

  test('of 1 on a host that is nobody’s, or on a domain without an organization, finds nothing of anybody', async () => {
    for (const host of ['unknown', 'public'] as const)
      for (const role of ['anonymous', 'expert of A'] as const)
        expect((await call(role, host, '/api/search?q=x&scope=1')).status).toBeGreaterThanOrEqual(400);
  });
});

describe('getKnowledge', () => {
  const list = async (role: Role, query = '') =>
    (await call(role, 'a', `/api/messages/getKnowledge${query}`)).data.map(
      (base: { id: number; documentCount: number }) => [base.id, base.documentCount],
    );

  test('counts what its reader may read, and no other organization’s', async () => {
    const count = (names: string[]) =>
      world.kinds.filter(({ base, state }) => state !== 'withdrawn' && names.includes(base)).length;
    const organization = async (role: Role) => (await list(role)).find(([id]: number[]) => id === 1)?.[1];
    expect(await organization('anonymous')).toBe(count(['A: everybody']));
    expect(await organization('member of A')).toBe(count(['A: everybody', 'A: signed in', 'A: members']));
    expect(await organization('member of B')).toBe(count(['B: everybody', 'B: members']));
  });

  test('obeys its tenantId: of another organization there is nothing', async () => {
    const ids = async (role: Role, tenantId: string) =>
      (await list(role, `?tenantId=${tenantId}`)).map(([id]: number[]) => id);
    expect(await ids('member of A', world.tenants.A)).toContain(1);
    expect(await ids('member of A', world.tenants.B)).not.toContain(1);
    expect(await ids('anonymous', world.tenants.B)).not.toContain(1);
    expect(await ids('anonymous', 'nobody')).not.toContain(1);
  });
});

describe('an answer that leans on what not everybody may read', () => {
  test('shows its link’s reader the frame and says that it is hidden', async () => {
    const kind = kindOf('A: members, live');
    const { chat } = await putChat(world, { kind, visitor: world.visitors['member of A'], host: 'a' });
    const { data, text } = await call('anonymous', 'a', `/api/messages/detailByChatId/${chat}`);
    expect(text).not.toContain(kind.secret);
    expect(data).toMatchObject({ id: chat, mine: false, messages: [{ text: 'How?' }, { text: '' }] });
    const notice = data.messages[1].events.find(({ event }: { event: string }) => event === 'block_open');
    expect(notice.data).toEqual({ id: 'b1', type: 'notice', code: 'hidden_sources' });
    expect(text).toContain('This answer is hidden because it cites sources');
  });

  test('is lost to its author with the right to read its sources, in the chat, the stream and the history', async () => {
    const kind = kindOf('B: members, live');
    const { db } = world.store;
    const person = await db
      .selectFrom('membership')
      .selectAll()
      .where('organization_id', '=', world.tenants.B)
      .executeTakeFirstOrThrow();
    const { chat, run } = await putChat(world, { kind, visitor: world.visitors['member of B'], host: 'b' });
    const urls = [
      `/api/messages/detailByChatId/${chat}`,
      `/tianzhi-tools/api/agent/runs/${run}/stream`,
      `/tianzhi-tools/api/agent/runs/${run}/stream?fromSeq=3`,
    ];
    const found = async () => (await call('member of B', 'b', `/api/question/list?keyword=${kind.secret}`)).data.total;
    for (const url of urls) expect((await call('member of B', 'b', url)).text).toContain(kind.secret);
    expect(await found()).toBe(1);
    await db.deleteFrom('membership').where('person_id', '=', person.person_id).execute();
    for (const url of urls) expect((await call('member of B', 'b', url)).text).not.toContain(kind.secret);
    expect(await found()).toBe(0);
    expect((await call('member of B', 'b', `/api/messages/detailByChatId/${chat}`)).data.mine).toBe(true);
    await db.insertInto('membership').values(person).execute();
  });

  test('is hidden from another viewer while it is being written, event by event', async () => {
    const { app } = world.test;
    const asking = newAsking({ query: `What goes with ${kindOf('A: members, live').key}?` });
    const own = await call('member of A', 'a', RESEARCH, asking);
    expect(own.text).toContain(kindOf('A: members, live').secret);
    const joined = await app.inject({
      method: 'GET',
      url: `/tianzhi-tools/api/agent/runs/${asking.answerId}/stream`,
      headers: { host: 'a.localhost' },
    });
    const events = readSse(joined.payload);
    expect(joined.payload).not.toContain(kindOf('A: members, live').secret);
    expect(events.at(-1)?.event).toBe('deep_researcher_end');
  });

  test('cannot be asked for again by somebody who lost the right, under the old ids', async () => {
    const kind = kindOf('A: experts, live');
    const { db } = world.store;
    const asking = newAsking({ query: `What goes with ${kind.key}?` });
    const first = await call('expert of A', 'a', RESEARCH, asking);
    expect(first.text).toContain(kind.secret);
    const { person_id } = await db
      .selectFrom('membership')
      .selectAll()
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow();
    await db.updateTable('membership').set({ role: 'member' }).where('person_id', '=', person_id).execute();
    const again = await call('expert of A', 'a', RESEARCH, asking);
    await db.updateTable('membership').set({ role: 'admin' }).where('person_id', '=', person_id).execute();
    expect(again.text).not.toContain(kind.secret);
  });
});

describe('a question that follows an answer out of a closed source', () => {
  const understoodOf = (text: string) => readSse(text).find(({ event }) => event === 'understood');

  test('is not led by it: neither its document nor its words are carried or named', async () => {
    const kind = kindOf('A: members, live');
    const { chat, run } = await putChat(world, { kind, visitor: world.visitors['signed in'], host: 'a' });
    const context = { chips: [{ slot: 'document' as const, text: kind.secret, on: true }] };
    for (const more of [{}, { context }]) {
      const asking = newAsking({ chatId: chat, parentId: run, query: 'How does it go?', ...more });
      const { status, text } = await call('signed in', 'a', RESEARCH, asking);
      expect([status, text.includes(kind.secret), text.includes(kind.docId)]).toEqual([200, false, false]);
      expect(understoodOf(text)?.data).not.toMatchObject({ chips: [{ slot: 'document' }] });
    }
  });

  test('shows what was carried to its asker and not to another viewer of the chat', async () => {
    const kind = kindOf('A: members, live');
    const first = newAsking({ query: `What goes with ${kind.key}?` });
    await call('member of A', 'a', RESEARCH, first);
    const next = newAsking({ chatId: first.chatId, parentId: first.answerId, query: 'How does it go?' });
    const own = await call('member of A', 'a', RESEARCH, next);
    expect(JSON.stringify(understoodOf(own.text))).toContain(kind.secret);
    const url = `/tianzhi-tools/api/agent/runs/${next.answerId}/stream`;
    const other = await call('anonymous', 'a', url);
    expect([other.status, other.text.includes(kind.secret), understoodOf(other.text)]).toEqual([200, false, undefined]);
  });
});

describe('a setting', () => {
  const publish = async (tenantId: string, searchScope: number[], more: object = {}) => {
    const name = `operator-${randomUUID().slice(0, 8)}`;
    const { cookie } = await signedIn(world.store, name, tenantId);
    const send = async (url: string, body: object) => {
      const headers = { cookie, 'accept-language': 'en', host: 'localhost', origin: 'http://localhost' };
      const answer = await world.test.app.inject({
        method: 'POST',
        url: `/api/admin/domains/${url}`,
        headers,
        payload: body,
      });
      return { status: answer.statusCode, text: answer.payload, data: answer.json().data };
    };
    const domain = `d${randomUUID().slice(0, 8)}`;
    const body = { accessDomain: domain, tenantId, searchScope };
    // The domain exists and is theirs; the test is about changing it.
    await world.test.ctx.settings.publish({
      accessDomain: domain,
      body: { ...body, searchScope: [3] },
      author: 'test',
      message: '',
    });
    const { head } = (await readHead(domain)) ?? {};
    return { domain, send, body, wish: { base: head, body, message: 'wider', ...more } };
  };
  const readHead = async (domain: string) =>
    world.store.db
      .selectFrom('setting_pointer')
      .select('published as head')
      .where('access_domain', '=', domain)
      .executeTakeFirst();

  test.each(['A: members', 'A: everybody', 'domain', 'another number'] as const)(
    'of an organization cannot list %s of somebody else: not checked, published, scheduled, imported or rolled back to',
    async (base) => {
      const id = base === 'another number' ? 4_000 : world.baseIds[base];
      const { domain, send, body, wish } = await publish(world.tenants.B, [3, id]);
      const before = await readHead(domain);
      const checked = await send(`${domain}/check`, { body });
      expect(checked.data.findings).toContainEqual(
        expect.objectContaining({ severity: 'error', pointer: '/searchScope/1' }),
      );
      expect((await send(`${domain}/publish`, wish)).status).toBe(400);
      const at = new Date(Date.now() + 3_600_000).toISOString();
      expect((await send(`${domain}/publish`, { ...wish, at })).status).toBe(400);
      expect((await send(`${domain}/import`, { text: JSON.stringify(body) })).text).toContain(
        'cannot search a knowledge base',
      );
      // As published before this check existed.
      await world.test.ctx.settings.publish({ accessDomain: domain, body, author: 'test', message: '' });
      const wide = (await readHead(domain))?.head;
      await world.test.ctx.settings.publish({
        accessDomain: domain,
        body: { ...body, searchScope: [3] },
        author: 'test',
        message: '',
      });
      expect((await send(`${domain}/rollback`, { revision: wide, base: before?.head, message: 'back' })).status).toBe(
        400,
      );
      expect(await readHead(domain)).toEqual(before);
    },
  );

  test('that lists what it may not reads nothing of it, should it be live already', async () => {
    const { domain, body } = await publish(world.tenants.B, [3, world.baseIds['A: everybody'], world.baseIds.domain]);
    await world.test.ctx.settings.publish({ accessDomain: domain, body, author: 'test', message: '' });
    for (const name of ['A: everybody, live', 'domain, live']) {
      const { key, secret, docId } = kindOf(name);
      const get = async (url: string) =>
        (await world.test.app.inject({ url, headers: { host: `${domain}.localhost` } })).payload;
      expect(await get(`/api/search?q=${key}`)).not.toContain(secret);
      expect(await get(`/api/documents/${docId}`)).not.toContain(secret);
    }
  });

  test('without an organization cannot list 1', async () => {
    const finding = await world.test.ctx.report({ accessDomain: 'x', searchScope: [1, 3] });
    expect(finding).toContainEqual(expect.objectContaining({ severity: 'error', pointer: '/searchScope/0' }));
    expect(await world.test.ctx.report({ accessDomain: 'x', tenantId: 'A', searchScope: [1, 3] })).toEqual([]);
  });
});

test('a text that is withdrawn is gone from corrections and suggestions at once, its words too', async () => {
  const kind = kindOf('pre-release, live');
  await removeDocument(world.store.db, kind.docId);
  await world.test.ctx.search.catchUp();
  const slip = `${kind.secret.slice(0, 4)}${kind.secret.slice(5)}`;
  for (const url of [`/api/search?q=${slip}`, `/api/search/suggest?q=${kind.key.slice(0, 4)}`])
    expect((await call('expert of A', 'a', url)).text).not.toContain(kind.secret);
});
