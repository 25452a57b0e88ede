import { expect, test, vi } from 'vitest';
import { findNewerBuild } from './find-newer-build';

const pageOf = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`;
const here = new DOMParser().parseFromString(pageOf('/assets/index-a.js'), 'text/html');
const answering = (body: string, status = 200) => vi.fn(async () => new Response(body, { status }));
const find = (ask: typeof fetch, page = here) => findNewerBuild(page, '/', ask);

test('another first script is another build', async () => {
  expect(await find(answering(pageOf('/assets/index-b.js')))).toBe(true);
  expect(await find(answering(pageOf('/assets/index-a.js')))).toBe(false);
});

test('every script counts, wherever its nonce stands', async () => {
  const both = (second: string) => `${pageOf('/assets/home-a.js')}<script nonce="1" src="${second}" type="module">`;
  const two = new DOMParser().parseFromString(both('/assets/index-a.js'), 'text/html');
  expect(await find(answering(both('/assets/index-a.js')), two)).toBe(false);
  expect(await find(answering(both('/assets/index-b.js')), two)).toBe(true);
});

test('asks the server itself, not a store of earlier answers', async () => {
  const ask = answering(pageOf('/assets/index-a.js'));
  await find(ask);
  expect(ask).toHaveBeenCalledWith('/', expect.objectContaining({ cache: 'no-store' }));
});

test('cannot tell without an answer', async () => {
  expect(await find(answering('busy', 503))).toBeUndefined();
  expect(await find(vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))))).toBeUndefined();
  const bare = new DOMParser().parseFromString('<p>', 'text/html');
  expect(await find(answering(pageOf('/assets/index-b.js')), bare)).toBeUndefined();
});

test('a page of somebody else, such as a sign-in page of the network, is no new build', async () => {
  expect(await find(answering('<h1>Welcome to the guest network</h1>'))).toBe(false);
});
