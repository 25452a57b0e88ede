import { expect, test } from 'vitest';
import { startMailServer } from '../../../tests/support/mail-server';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { startProvider } from '../../../tests/support/start-provider';
import { notificationsJobs } from '../jobs';
import { type Happening, notify } from '../notify';
import { mailDigests } from './send-letters';

interface Mail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

async function openMill(env?: Record<string, string>) {
  const provider = await startProvider(() => ({ body: {} }));
  const app = await openPeopleApp({ env: env ?? { MAIL_SENDER: 'webhook', MAIL_WEBHOOK_URL: provider.url } });
  for (const job of notificationsJobs(app.ctx)) await app.ctx.jobs.add(job);
  await app.ctx.settings.publish({
    ...{ accessDomain: 'main', author: 'test', message: '' },
    body: { accessDomain: 'main', title: '磨坊知识', theme: { brandColor: '#a03020' }, community: { enabled: true } },
  });
  const anna = await signedInPerson(app.store, { email: 'anna@mill.example', nickname: 'Anna' });
  await app.store.db.updateTable('person').set({ locale: 'en-US' }).execute();
  const tell = async (happened: Partial<Happening> = {}) => {
    await notify(app.ctx.jobs, app.store.db, {
      ...{ kind: 'answer', domain: 'main', people: [anna.person.id], root: 'q-1', title: 'Why <b>grease</b>?' },
      ...{ link: '/community/qaDetails?id=q-1#a-2', ...happened },
    });
    await app.ctx.jobs.idle();
  };
  const mails = (): Mail[] => provider.seen.map(({ body }) => JSON.parse(body));
  const preferences = (body: object) =>
    app.call('PUT', '/api/notifications/preferences', { headers: anna.headers, body: { timeZone: null, ...body } });
  /** At a time after the next Monday morning in China. */
  const digest = async (days = 8) => {
    await mailDigests(app.ctx, new Date(Date.now() + days * 24 * 3600_000));
    await app.ctx.jobs.idle();
  };
  return { ...app, anna, tell, mails, preferences, digest };
}

test('an answer is mailed at once, in the name of the portal; more of the same waits for the digest', async () => {
  const { tell, mails, digest } = await openMill();
  await tell();
  const [mail] = mails();
  expect(mails()).toHaveLength(1);
  expect(mail).toMatchObject({ to: 'anna@mill.example', from: '磨坊知识', kind: 'letter' });
  expect(mail?.subject).toBe('Somebody answered your question: Why <b>grease</b>?');
  expect(mail?.text).toContain('https://mill.example/community/qaDetails?id=q-1#a-2');
  expect(mail?.html).toContain('Why &lt;b&gt;grease&lt;/b&gt;?');
  expect(mail?.html).toContain('border-top-color:#a03020');
  expect(mail?.html).not.toMatch(/<img|url\(|src=/);
  expect(mail?.headers).toMatchObject({
    'List-Id': '<notifications.mill.example>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Unsubscribe': expect.stringMatching(/^<https:\/\/mill\.example\/api\/mail\/unsubscribe\/[\w.-]+>$/),
  });
  await tell();
  expect(mails()).toHaveLength(1);
  await digest();
  await digest();
  expect(mails().map(({ subject }) => subject)).toEqual([
    expect.anything(),
    expect.stringMatching(/: your week \(1 unread\)$/),
  ]);
});

test('the digest comes once a week, with what is unread and not mailed, and never empty', async () => {
  const { call, anna, tell, mails, digest } = await openMill();
  await digest();
  await tell({ kind: 'comment', root: 'one', title: 'One' });
  await tell({ kind: 'comment', root: 'two', title: 'Two' });
  const { data } = await call('GET', '/api/notifications', { headers: anna.headers });
  const one = data.list.find(({ title }: { title: string }) => title === 'One');
  await call('POST', '/api/notifications/read', { headers: anna.headers, body: { ids: [one.id] } });
  // Not before the week ends.
  await digest(0);
  expect(mails()).toEqual([]);
  await Promise.all([digest(), digest()]);
  await digest();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.text).toContain('Two');
  expect(mails()[0]?.text).not.toContain('One');
  await digest(15);
  expect(mails()).toHaveLength(1);
});

test('preferences say what is mailed and what is shown; rights and reading are asked again when a mail is sent', async () => {
  const { call, ctx, store, anna, tell, mails, preferences, digest } = await openMill();
  const kinds = [
    { kind: 'answer', inApp: false, mail: 'off' },
    { kind: 'comment', inApp: true, mail: 'once' },
  ];
  expect((await preferences({ mail: true, kinds, timeZone: 'Nowhere/Else' })).data).toMatchObject({
    ...{ sends: true, address: 'a***@mill.example', mail: true, timeZone: null },
    kinds: expect.arrayContaining(kinds),
  });
  await tell();
  expect(mails()).toEqual([]);
  expect((await call('GET', '/api/notifications/unread', { headers: anna.headers })).data.count).toBe(0);
  await tell({ kind: 'comment', root: 'c-1' });
  expect(mails()).toHaveLength(1);

  // Written, and read before it is sent.
  const isSent = ctx.jobs.send;
  ctx.jobs.send = async (name, ...rest) => (name === 'send-notice' ? undefined : isSent(name, ...rest));
  await tell({ kind: 'comment', root: 'c-2' });
  await call('POST', '/api/notifications/read', { headers: anna.headers, body: { ids: null } });
  ctx.jobs.send = isSent;
  const { id } = await store.db
    .selectFrom('outbox_message')
    .select('id')
    .where('status', '=', 'queued')
    .executeTakeFirstOrThrow();
  await ctx.jobs.send('send-notice', { id });
  await ctx.jobs.idle();
  expect(mails()).toHaveLength(1);
  const last = store.db.selectFrom('outbox_message').select(['status', 'notice']).where('id', '=', id);
  expect(await last.executeTakeFirst()).toEqual({ status: 'withheld', notice: null });

  await preferences({ mail: false, kinds });
  await tell({ kind: 'comment', root: 'c-3' });
  await digest();
  expect(mails()).toHaveLength(1);
});

test('one press ends the mails of one portal without signing in; opening the link ends nothing', async () => {
  const { app, call, anna, tell, mails } = await openMill();
  await tell();
  const url = new URL(mails()[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? '').pathname;
  expect((await call('GET', url)).data).toEqual({ on: true, portal: '磨坊知识' });
  const browser = { 'sec-fetch-mode': 'navigate', 'accept-language': 'en' };
  const page = async () => (await app.inject({ url, headers: browser })).payload;
  expect(await page()).toContain('>Stop these mails</button>');
  const isOn = async () =>
    (await call('GET', '/api/notifications/preferences', { headers: anna.headers })).data.mail as boolean;
  expect(await isOn()).toBe(true);
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      ...{ method: 'POST', url, payload },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect((await post('List-Unsubscribe=One-Click')).statusCode).toBe(200);
  expect(await isOn()).toBe(false);
  await tell({ kind: 'mention', root: 'other' });
  expect(mails()).toHaveLength(1);
  expect(await page()).toContain('>Send them again</button>');
  const pressed = await post('mail=on', browser);
  expect([pressed.statusCode, pressed.headers.location]).toEqual([303, url]);
  expect(await isOn()).toBe(true);
  const other = `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`;
  expect((await call('POST', other)).status).toBe(404);
  expect((await call('POST', '/api/mail/unsubscribe/W10.x')).status).toBe(404);
});

test('two mails that the mailbox refuses end them, which the settings say; a server that is busy ends nothing', async () => {
  let refusal = '451 come back later';
  const server = await startMailServer((line) => (line.startsWith('RCPT TO') ? refusal : undefined));
  const env = { MAIL_SENDER: 'smtp', SMTP_URL: server.url, MAIL_FROM: 'portal@example.com' };
  const { call, anna, store, tell, preferences } = await openMill(env);
  const settings = async () => {
    const { data } = await call('GET', '/api/notifications/preferences', { headers: anna.headers });
    return { mail: data.mail, refused: data.refused };
  };
  const tried = () => server.lines.filter((line) => line === 'RCPT TO:<anna@mill.example>').length;
  const faults = async () => (await store.pool.query('select fault from outbox_message order by id')).rows;
  await tell({ root: 'busy' });
  expect(tried()).toBeGreaterThan(0);
  expect(await settings()).toEqual({ mail: true, refused: false });

  refusal = '550 5.1.1 no such mailbox';
  const before = tried();
  await tell({ root: 'first' });
  // It is not tried again, and one may be a mistake of theirs.
  expect(tried()).toBe(before + 1);
  expect(await settings()).toEqual({ mail: true, refused: false });
  await tell({ root: 'second' });
  expect(tried()).toBe(before + 2);
  expect(await settings()).toEqual({ mail: false, refused: true });
  expect((await faults()).at(-1)).toMatchObject({ fault: expect.stringContaining('550 5.1.1') });
  await tell({ root: 'third' });
  expect(tried()).toBe(before + 2);

  // Wanted again, it begins anew.
  await preferences({ mail: true, kinds: [{ kind: 'answer', inApp: true, mail: 'once' }] });
  refusal = '250 ok';
  await tell({ root: 'fourth' });
  expect(server.lines).toContain('DATA');
  expect(await settings()).toEqual({ mail: true, refused: false });
});
