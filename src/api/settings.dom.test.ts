import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '../../tests/support/a-session';
import { portalSetting, seedSetting } from './settings';

const first = { domain: 'steelworks', setting: { accessDomain: 'steelworks', logan: 'First' }, revision: 'r1' };
const told = vi.hoisted(() => ({ tell: undefined as ((revision?: string) => void) | undefined }));
vi.mock('./watch-setting', () => ({
  watchSetting: ({ onChange }: { onChange: (revision?: string) => void }) => {
    told.tell = onChange;
    return () => undefined;
  },
}));
beforeAll(() => import('virtual:check/global-setting'));
beforeEach(() => {
  told.tell = undefined;
});

async function followed(answers: unknown[]) {
  vi.useFakeTimers();
  const store = sessionStore();
  const send = vi.fn(async () => Response.json({ code: 200, msg: '', data: answers.shift() }));
  vi.stubGlobal('fetch', send);
  store.dispatch(seedSetting(first, true));
  await vi.advanceTimersByTimeAsync(3000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(told.tell).toBeDefined());
  return { tell: (revision?: string) => told.tell?.(revision), send, shown: () => portalSetting(store.getState()) };
}
const settle = () => new Promise((done) => setTimeout(done, 30));

test('what is published comes into the open page, of two in a row the later one', async () => {
  const [second, third] = ['Second', 'Third'].map((logan) => ({ ...first.setting, logan }));
  const { tell, shown } = await followed([second, third]);
  tell('r2');
  tell('r3');
  await vi.waitFor(() => expect(shown()).toEqual({ setting: third, revision: 'r3' }));
});

test('does not ask for what it shows, and what is equal stays the very same object', async () => {
  const { tell, shown, send } = await followed([{ ...first.setting }]);
  const before = shown();
  tell('r1');
  await settle();
  expect(send).not.toHaveBeenCalled();
  tell(undefined);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await settle();
  expect(shown()).toBe(before);
});

test('what does not validate changes nothing', async () => {
  const { tell, shown, send } = await followed([{ title: 1 }, null]);
  tell('r2');
  tell('r3');
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await settle();
  expect(shown()).toEqual({ setting: first.setting, revision: 'r1' });
});

test('a preview follows nothing', async () => {
  vi.useFakeTimers();
  sessionStore().dispatch(seedSetting(first));
  await vi.advanceTimersByTimeAsync(4000);
  vi.useRealTimers();
  expect(told.tell).toBeUndefined();
});
