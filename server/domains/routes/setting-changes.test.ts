import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { createSettingFeed } from '../publishing/setting-feed';
import { tellTalk } from '../store/draft-comments';
import { publishRevision } from '../store/publish-revision';

const body = (title: string) => ({ accessDomain: 'steel', title });

async function open() {
  const test = await openTestApp();
  const publish = (title: string) =>
    publishRevision(test.store.db, { accessDomain: 'steel', body: body(title), author: 'x', message: '' });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  return { ...test, publish, port };
}

/** The host decides whose changes are heard, so it is set where fetch would not let us. */
async function listen(port: number, host: string) {
  const { request } = await import('node:http');
  let text = '';
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/api/setting/changes', headers: { host } }, resolve)
      .on('error', reject)
      .end();
  });
  answer.on('data', (piece) => {
    text += piece;
  });
  answer.on('error', () => {});
  return { headers: answer.headers, text: () => text, close: () => answer.destroy() };
}

test('says what is live, then every new setting of the host’s domain, and nothing of others', async () => {
  const { port, publish, ctx } = await open();
  const first = await publish('First');
  const steel = await listen(port, 'steel.localhost');
  const main = await listen(port, 'localhost');
  expect(steel.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  await vi.waitFor(() => expect(steel.text()).toContain(`event: setting\ndata: {"revision":"${first}"}`));
  const second = await publish('Second');
  await vi.waitFor(() => expect(steel.text()).toContain(`id: ${second}\nevent: setting`));
  expect(main.text()).not.toContain(second);
  steel.close();
  main.close();
  await vi.waitFor(() => expect(ctx.feed.count()).toBe(0));
});

test('what is said about drafts is heard in the workbench, and by no visitor', async () => {
  const { ctx, store } = await open();
  const heard = { operator: '', visitor: '' };
  const viewer = (who: keyof typeof heard) => ({
    send: (text: string) => {
      heard[who] += text;
    },
    drop() {},
  });
  await ctx.feed.watch('steel', viewer('visitor'));
  await ctx.feed.watch('steel', viewer('operator'), { drafts: true });
  await tellTalk(store.db, 'other');
  await tellTalk(store.db, 'steel');
  await vi.waitFor(() => expect(heard.operator.match(/event: comments/g)).toHaveLength(1));
  expect(heard.visitor).not.toContain('comments');
});

test('keeps the line alive, and ends with the server', async () => {
  const { ctx, store } = await open();
  const sent: string[] = [];
  const dropped = vi.fn();
  const feed = await createSettingFeed({ store, settings: ctx.settings, heartbeatMs: 10 });
  await feed.watch('steel', { send: (text) => sent.push(text), drop: dropped });
  await vi.waitFor(() => expect(sent).toContain(': alive\n\n'));
  feed.close();
  expect(dropped).toHaveBeenCalledOnce();
});
