import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPeopleApp, signedInPerson } from '../../../tests/support/person';
import { openTestStore } from '../../../tests/support/store';
import { announce } from '../store/signal';
import { createNotificationFeed } from '../watch/notification-feed';

async function open() {
  const test = await openPeopleApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const zhou = await signedInPerson(test.store, { phone: '13800000001' });
  const anna = await signedInPerson(test.store, { phone: '13800000002' });
  const listen = async (headers?: Record<string, string>) => {
    const line = new AbortController();
    onTestFinished(() => line.abort());
    const answer = await fetch(`http://127.0.0.1:${port}/api/notifications/watch`, { headers, signal: line.signal });
    let text = '';
    void (async () => {
      for await (const piece of answer.body ?? []) text += new TextDecoder().decode(piece);
    })().catch(() => {});
    return { status: answer.status, count: () => text.match(/event: notifications/g)?.length ?? 0 };
  };
  return { ...test, zhou, anna, listen };
}

test('a page hears at once that something is there, then of every change for its person alone', async () => {
  const { store, zhou, anna, listen } = await open();
  expect((await listen()).status).toBe(401);
  const one = await listen(zhou.headers);
  const other = await listen(anna.headers);
  await vi.waitFor(() => expect([one.count(), other.count()]).toEqual([1, 1]));
  await announce(store.db, [zhou.person.id]);
  await vi.waitFor(() => expect(one.count()).toBe(2));
  await announce(store.db, [zhou.person.id, anna.person.id]);
  await vi.waitFor(() => expect([one.count(), other.count()]).toEqual([3, 2]));
});

test('a line lives for a while, so that a session that ended hears nothing more', async () => {
  const store = await openTestStore();
  const feed = await createNotificationFeed({ store, heartbeatMs: 5, mostMs: 40 });
  const sent: string[] = [];
  const end = vi.fn();
  const drop = vi.fn();
  const leave = feed.watch('p', { send: (text) => void sent.push(text), drop, end });
  await vi.waitFor(() => expect(end).toHaveBeenCalled());
  expect(sent).toContain(': alive\n\n');
  leave();
  const count = sent.length;
  await announce(store.db, ['p']);
  const late: string[] = [];
  feed.watch('q', { send: (text) => void late.push(text), drop, end: () => {} });
  await announce(store.db, ['q']);
  await vi.waitFor(() => expect(late.filter((one) => one.includes('notifications')).length).toBe(2));
  expect(sent).toHaveLength(count);
  feed.close();
  expect(drop).toHaveBeenCalledOnce();
});
