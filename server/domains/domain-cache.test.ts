import { expect, test, vi } from 'vitest';
import { createDomainCache } from './domain-cache';

const fallback = (domain: string) => `neutral ${domain}`;

/** A load that ends when the test says so. */
function handLoad() {
  const ends: ((value: string | Error) => void)[] = [];
  const load = vi.fn(
    (_domain: string) =>
      new Promise<string>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  return { load, end: (value: string | Error) => ends.shift()?.(value) };
}

test('a domain is loaded once, however many ask at once', async () => {
  const { load, end } = handLoad();
  const cache = createDomainCache({ load, fallback });
  const asked = [cache.get('a'), cache.get('a'), cache.get('a')];
  end('one');
  expect(await Promise.all(asked)).toEqual(['one', 'one', 'one']);
  expect(await cache.get('a')).toBe('one');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was outdated while it was being loaded is loaded again', async () => {
  const { load, end } = handLoad();
  const cache = createDomainCache({ load, fallback });
  const first = cache.get('a');
  cache.outdate('a');
  const second = cache.get('a');
  end('old');
  expect(await first).toBe('old');
  await expect.poll(() => load.mock.calls.length).toBe(2);
  end('new');
  expect(await second).toBe('new');
});

test('while loading fails the last value stays, and without one the fallback, which is not kept', async () => {
  const load = vi.fn<(domain: string) => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  load.mockResolvedValueOnce('one').mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('two');
  const cache = createDomainCache({ load, fallback });
  expect(await cache.get('a')).toBe('neutral a');
  expect(await cache.get('a')).toBe('one');
  cache.outdate();
  expect(await cache.get('a')).toBe('one');
  expect(await cache.get('a')).toBe('two');
});

test('outdating one domain leaves the others, and made-up names push out old ones only', async () => {
  const load = vi.fn(async (domain: string) => domain);
  const cache = createDomainCache({ load, fallback, most: 3 });
  for (const domain of ['a', 'b', 'a', 'b']) await cache.get(domain);
  expect(load).toHaveBeenCalledTimes(2);
  cache.outdate('a');
  cache.outdate('never asked');
  await cache.get('b');
  expect(load).toHaveBeenCalledTimes(2);
  for (const domain of ['x', 'y', 'z']) await cache.get(domain);
  await cache.get('z');
  expect(load).toHaveBeenCalledTimes(5);
});
