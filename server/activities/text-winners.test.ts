import { expect, test } from 'vitest';
import { openActivitiesApp } from '../../tests/support/open-activities';
import { signedInPerson } from '../../tests/support/person';
import type { Context } from '../context';
import { createWinWriter, textWinners } from './text-winners';

const award = '/api/activities/award1024';
const title = { 'zh-CN': '杯', 'en-US': 'Mug' };
const mug = { ...{ id: 'mug', title, kind: 'goods' as const, value: 100, stock: 5 }, odds: 1_000_000 };

async function open(change: object = {}) {
  const app = await openActivitiesApp();
  await app.amend('award1024', { prizes: [mug], smsToWinners: true, ...change });
  const { headers, person } = await signedInPerson(app.store);
  await app.call('POST', `${award}/entry`, { headers, body: {} });
  await app.call('POST', `${award}/draws`, { headers, body: { k: 1 } });
  await app.call('POST', `${award}/entry`, { headers: app.browser(1), body: {} });
  await app.call('POST', `${award}/draws`, { headers: app.browser(1), body: { k: 1 } });
  const sms = { kind: 'webhook' as const, url: 'https://sms.example.com' };
  const { config } = app.ctx;
  const ctx: Context = {
    ...app.ctx,
    config: { ...config, mainHosts: ['portal.example.com'], people: { ...config.people, sms } },
  };
  const outbox = () =>
    app.store.db
      .selectFrom('outbox_message')
      .selectAll()
      .where('channel', '=', 'sms')
      .where('scenario', '=', 'notice')
      .execute();
  const write = async (message: Awaited<ReturnType<typeof outbox>>[number]) => {
    const { about } = message.notice as unknown as { about: object };
    const { target, access_domain: accessDomain } = message;
    return createWinWriter(ctx).write({ about, target, accessDomain, locale: 'en-US', brand: 'Mill' });
  };
  return { ...app, ctx, headers, person, outbox, write };
}

test('a winner of goods with a phone gets one message, however often and by how many nodes it is asked', async () => {
  const { ctx, outbox, write, call, headers } = await open();
  await Promise.all([textWinners(ctx), textWinners(ctx)]);
  await textWinners(ctx);
  const [message, ...rest] = await outbox();
  expect(rest).toEqual([]);
  const letter = message && (await write(message));
  expect(letter?.text).toMatch(
    /^Mill: you have won “Mug”\. Claim it until .+ https:\/\/portal\.example\.com\/awardResult\?w=/,
  );
  // What was claimed meanwhile is not told.
  const [win] = (await call('GET', award, { headers })).data.entry.wins;
  await call('POST', `/api/wins/${win.id}/claim`, { headers, body: {} });
  expect(message && (await write(message))).toBeUndefined();
});

test('nobody is told where the activity does not say so, no provider takes a text, or the phone is gone', async () => {
  const quiet = await open({ smsToWinners: false });
  await textWinners(quiet.ctx);
  expect(await quiet.outbox()).toEqual([]);
  const loud = await open();
  const { people } = loud.ctx.config;
  await textWinners({ ...loud.ctx, config: { ...loud.ctx.config, people: { ...people, sms: { kind: 'outbox' } } } });
  expect(await loud.outbox()).toEqual([]);
  await textWinners(loud.ctx);
  const [message] = await loud.outbox();
  await loud.store.db.updateTable('person').set({ phone: null }).execute();
  expect(message && (await loud.write(message))).toBeUndefined();
  await loud.store.db.updateTable('activity_win').set({ texted_at: null }).execute();
  await textWinners(loud.ctx);
  expect(await loud.outbox()).toHaveLength(1);
});
