import { beforeEach, describe, expect, test } from 'vitest';
import { findOperator } from '../../server/accounts/store/operators';
import { publishRevision } from '../../server/domains/store/publish-revision';
import { openTestApp } from '../support/app';
import { signedIn } from '../support/operator';

const body = (domain: string, title: string) => ({ accessDomain: domain, title, logan: 'L' });
const anna = { guest: 'browser-of-anna-0001', name: 'Anna' };
const remark = { page: '/engine', block: null, text: 'Larger, please.' };

async function openWorld() {
  const { app, store } = await openTestApp();
  for (const domain of ['a', 'b'])
    await publishRevision(store.db, { accessDomain: domain, body: body(domain, 'Live'), author: 'x', message: '' });
  const boss = await signedIn(store, 'boss');
  const maker = await signedIn(store, 'maker', null, 'publisher');
  const editor = await signedIn(store, 'ed', null, 'editor');
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who: object = {}) => {
    const headers = { 'accept-language': 'en', ...who };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload, ...answer.json() };
  };
  const admin = (who: object, method: Parameters<typeof send>[0], path: string, payload?: object, domain = 'a') =>
    send(method, `/api/admin/domains/${domain}${path}`, payload, who);
  const make = async (domain = 'a', title = 'Draft', days = 7) =>
    (await admin(maker, 'POST', '/guest-links', { body: body(domain, title), label: 'Aldermoor', days }, domain)).data;
  const guest = (call: string, payload: object) => send('POST', `/api/guest/${call}`, payload);
  const open = (token: string) => guest('preview', { token, guest: anna.guest });
  return { app, store, boss, maker, editor, send, admin, make, guest, open };
}

let world: Awaited<ReturnType<typeof openWorld>>;
beforeEach(async () => {
  world = await openWorld();
});

describe('a guest link shows', () => {
  test('exactly the draft it was made for, whatever is published or drafted later, and counts who looks', async () => {
    const { store, make, open, admin, maker } = world;
    const { token, link } = await make('a', 'First draft');
    await make('a', 'Second draft');
    await publishRevision(store.db, { accessDomain: 'a', body: body('a', 'Later'), author: 'x', message: '' });
    const { data } = await open(token);
    expect(data.preview).toMatchObject({ domain: 'a', setting: { title: 'First draft' }, twoOperators: false });
    const listed = (await admin(maker, 'GET', '/guest-links')).data.find(({ id }: { id: string }) => id === link.id);
    expect(listed).toMatchObject({ madeBy: 'maker', opens: 1, lastOpenedAt: expect.any(String) });
    expect(JSON.stringify(await admin(maker, 'GET', '/guest-links'))).not.toContain(token);
  });

  test('nothing to whoever guesses, and the table holds no secret', async () => {
    const { store, make, guest, open } = world;
    const { token } = await make();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await store.db.selectFrom('guest_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const wrong of [`${token.slice(0, -1)}~`, token.toLowerCase(), 'x'.repeat(43), rows[0]?.token_hash ?? '']) {
      expect((await open(wrong)).data).toEqual({ reason: expect.stringContaining('not known') });
      const said = await guest('comments', { token: wrong, ...anna, ...remark });
      expect(said.status).toBe(409);
    }
  });

  test('nothing after it expired, was withdrawn, its domain archived, or its maker lost the right', async () => {
    const { store, make, open, guest, admin, maker, boss } = world;
    const shut = async (token: string) => {
      const { data } = await open(token);
      expect((await guest('comments', { token, ...anna, ...remark })).status).toBe(409);
      expect((await guest('verdict', { token, ...anna, verdict: 'approved' })).status).toBe(409);
      return data.reason;
    };
    const expired = await make();
    await store.db
      .updateTable('guest_link')
      .set({ ends_at: new Date(0) })
      .where('id', '=', expired.link.id)
      .execute();
    expect(await shut(expired.token)).toContain('expired');
    const gone = await make();
    expect((await admin(maker, 'DELETE', `/guest-links/${gone.link.id}`)).status).toBe(200);
    expect(await shut(gone.token)).toContain('withdrawn');
    expect((await admin(maker, 'DELETE', `/guest-links/${gone.link.id}`)).status).toBe(409);

    const left = await make();
    const id = (await findOperator(store.db, 'maker'))?.id ?? '';
    await store.db.updateTable('operator_role').set({ role: 'editor' }).where('operator_id', '=', id).execute();
    expect(await shut(left.token)).toContain('withdrawn');
    await store.db.updateTable('operator_role').set({ role: 'publisher' }).where('operator_id', '=', id).execute();
    expect((await open(left.token)).data.preview).toBeDefined();
    await store.db.updateTable('person').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect(await shut(left.token)).toContain('withdrawn');
    await store.db.updateTable('person').set({ disabled_at: null }).where('id', '=', id).execute();
    expect((await admin(boss, 'POST', '/archive', {})).status).toBe(200);
    expect(await shut(left.token)).toContain('withdrawn');
  });

  test('no workbench: as cookie, bearer or header, its secret opens no call of /api/admin', async () => {
    const { make, send } = world;
    const { token } = await make();
    for (const who of [
      { cookie: `mw_operator=${token}` },
      { authorization: `Bearer ${token}` },
      { 'x-millwright-guest': token, 'x-preview-domain': 'a' },
    ])
      for (const path of ['domains', 'domains/a', 'domains/a/guest-links', 'domains/a/comments', 'audit'])
        expect((await send('GET', `/api/admin/${path}`, undefined, who)).status).toBe(401);
  });
});

describe('guests', () => {
  test('read what was said through their link, and nothing of another link or of the operators', async () => {
    const { make, guest, admin, maker, editor } = world;
    const [one, two, other] = [await make(), await make('a', 'Two'), await make('b')];
    const say = (token: string, text: string) => guest('comments', { token, ...anna, ...remark, text });
    await say(one.token, 'of one');
    const { data: theirs } = await say(two.token, 'of two');
    await say(other.token, 'of b');
    await admin(maker, 'POST', '/comments', { ...remark, text: 'among us' });
    await admin(editor, 'POST', '/comments', { ...remark, text: 'answer', linkId: one.link.id });
    const talk = await guest('comments/list', { token: one.token, guest: anna.guest });
    const texts = talk.data.comments.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['answer', 'of one']);
    expect(talk.text).not.toContain('Aldermoor');
    const answered = await admin(maker, 'POST', '/comments', { ...remark, linkId: other.link.id });
    expect(answered.status).toBe(404);
    expect((await admin(maker, 'PUT', `/comments/${theirs.id}`, { resolved: true }, 'b')).status).toBe(404);
    expect((await guest('comments/removal', { token: one.token, guest: anna.guest, id: theirs.id })).status).toBe(404);
    const all = await admin(maker, 'GET', '/comments');
    expect(all.data.comments).toHaveLength(4);
    expect(all.text).not.toContain('of b');
  });

  test('take back their own words only, and so do operators', async () => {
    const { make, guest, admin, maker, editor } = world;
    const { token } = await make();
    const { data } = await guest('comments', { token, ...anna, ...remark });
    const remove = (who: string) => guest('comments/removal', { token, guest: who, id: data.id });
    expect((await remove('browser-of-somebody')).status).toBe(403);
    expect((await admin(maker, 'DELETE', `/comments/${data.id}`)).status).toBe(403);
    expect((await remove(anna.guest)).status).toBe(200);
    const own = await admin(editor, 'POST', '/comments', remark);
    expect((await admin(maker, 'DELETE', `/comments/${own.data.id}`)).status).toBe(403);
    expect((await admin(editor, 'DELETE', `/comments/${own.data.id}`)).status).toBe(200);
  });

  test('write plain text: markup stays text, invisible and endless text is refused and says what to do', async () => {
    const { make, guest } = world;
    const { token } = await make();
    const say = (more: object) => guest('comments', { token, ...anna, ...remark, ...more });
    const script = '<script>alert(1)</script>\nsecond line';
    expect((await say({ text: script })).data.text).toBe(script);
    expect((await say({ text: 'a\u0000b' })).status).toBe(400);
    expect((await say({ text: 'pay \u202Eevil' })).msg).toContain('Character 5 (U+202E)');
    expect((await say({ name: 'An\nna' })).status).toBe(400);
    expect((await say({ text: '   ' })).msg).toContain('only spaces');
    expect((await say({ text: 'x'.repeat(2001) })).status).toBe(400);
    expect((await say({ name: 'x'.repeat(41) })).status).toBe(400);
    expect((await say({ page: 'javascript:1' })).status).toBe(400);
    expect((await say({ block: 'a"]' })).status).toBe(400);
  });

  test('say so much a day through one link, and no more', async () => {
    const { make, guest, store } = world;
    const { token, link } = await make();
    const key = `guest-words:${link.id}`;
    await guest('comments', { token, ...anna, ...remark });
    await store.db.updateTable('budget').set({ used: 100 }).where('key', '=', key).execute();
    expect((await guest('comments', { token, ...anna, ...remark })).status).toBe(429);
    expect((await guest('verdict', { token, ...anna, verdict: 'approved' })).status).toBe(429);
    const other = await make();
    expect((await guest('comments', { token: other.token, ...anna, ...remark })).status).toBe(200);
  });

  test('approve nothing that takes two operators', async () => {
    const { make, guest, admin, boss, maker, store } = world;
    await admin(boss, 'PUT', '/approval', { needed: true });
    const { token, link } = await make('a', 'Draft');
    expect((await guest('preview', { token, guest: anna.guest })).data.preview.twoOperators).toBe(true);
    expect((await guest('verdict', { token, ...anna, verdict: 'approved' })).status).toBe(200);
    expect((await admin(boss, 'GET', '/comments')).data.verdicts).toMatchObject([
      { linkId: link.id, revision: link.revision, name: 'Anna', verdict: 'approved' },
    ]);
    const head = (await admin(maker, 'GET', '')).data.head;
    const wish = { base: head, body: body('a', 'Draft'), message: 'm' };
    expect((await admin(maker, 'POST', '/publish', wish)).status).toBe(409);
    const audit = await store.db
      .selectFrom('audit_entry')
      .select(['who', 'action', 'message', 'to_revision'])
      .execute();
    expect(audit).toContainEqual({
      who: '(guest)',
      action: 'guest-approved',
      message: 'Anna',
      to_revision: link.revision,
    });
    expect(JSON.stringify(audit)).not.toContain(token);
  });
});

test('only who may publish makes and withdraws links; of what is wrong or another organization’s, nobody does', async () => {
  const { admin, editor, maker, make, store } = world;
  const wish = (more: object) => ({ body: body('a', 'D'), label: 'x', days: 7, ...more });
  const { link } = await make();
  expect((await admin(editor, 'POST', '/guest-links', wish({}))).status).toBe(403);
  expect((await admin(editor, 'DELETE', `/guest-links/${link.id}`)).status).toBe(403);
  expect((await admin(maker, 'DELETE', `/guest-links/${link.id}`, undefined, 'b')).status).toBe(404);
  for (const more of [{ days: 0 }, { days: 31 }, { label: '' }, { label: 'a\u0007' }, { body: { title: 1 } }])
    expect((await admin(maker, 'POST', '/guest-links', wish(more))).status).toBe(400);
  const stranger = await signedIn(store, 'stranger', 'other', 'publisher');
  expect((await admin(stranger, 'POST', '/guest-links', wish({}))).status).toBe(403);
  expect((await admin(stranger, 'GET', '/comments')).status).toBe(403);
});
