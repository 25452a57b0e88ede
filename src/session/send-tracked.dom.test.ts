import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarly, track } from '@/browser/track';
import { setUncounted } from '@/browser/track-choice';
import { sendTracked } from './send-tracked';

const beacon = vi.fn((_address: string, _body: Blob) => true);
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  takeEarly();
  beacon.mockClear().mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  setUncounted(false);
  for (const name of ['globalPrivacyControl', 'doNotTrack', 'sendBeacon']) Reflect.deleteProperty(navigator, name);
});

const sent = () => Promise.all(beacon.mock.calls.map(async ([, body]) => JSON.parse(await body.text()).events));

test('what happened is sent together, also what happened before; nothing but names and words of the list', async () => {
  track('visit', { what: '/engine' });
  end = sendTracked();
  track('tenant-switch', { tenantId: 'steel' });
  track('of-a-block', { what: 'something' });
  expect(beacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(await sent()).toEqual([[{ name: 'visit', what: '/engine' }, { name: 'tenant-switch' }]]);
  vi.advanceTimersByTime(60_000);
  expect(beacon).toHaveBeenCalledOnce();
});

test('twenty are a message, and the page that goes away sends the rest', async () => {
  end = sendTracked();
  for (let n = 0; n < 21; n += 1) track('asked', { what: 'answer' });
  expect(beacon).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pagehide'));
  expect((await sent()).map((events) => events.length)).toEqual([20, 1]);
});

test('a browser that takes no beacon makes a request that outlives the page', () => {
  beacon.mockReturnValue(false);
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new Error('offline'));
  end = sendTracked();
  track('asked', { what: 'answer' });
  vi.advanceTimersByTime(10_000);
  expect(fetched).toHaveBeenCalledWith('/api/track', expect.objectContaining({ keepalive: true, method: 'POST' }));
});

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('nothing is sent if the browser says %s', (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  track('visit', { what: '/engine' });
  end = sendTracked();
  track('asked', { what: 'answer' });
  vi.advanceTimersByTime(60_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(beacon).not.toHaveBeenCalled();
});

test('nothing is sent once the person has switched it off, and again once they allow it', () => {
  end = sendTracked();
  track('asked', { what: 'answer' });
  setUncounted(true);
  vi.advanceTimersByTime(10_000);
  expect(beacon).not.toHaveBeenCalled();
  setUncounted(false);
  track('asked', { what: 'answer' });
  vi.advanceTimersByTime(10_000);
  expect(beacon).toHaveBeenCalledOnce();
});
