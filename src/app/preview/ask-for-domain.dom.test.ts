import { beforeEach, expect, test, vi } from 'vitest';
import { askForDomain } from './ask-for-domain';

const send = vi.fn(async (..._sent: Parameters<typeof fetch>) => new Response());
const ask = (domain: string | undefined, guest?: string) =>
  askForDomain(send as typeof fetch, () => (domain === undefined ? undefined : { domain, guest }));
const sent = () => new Headers(send.mock.lastCall?.[1]?.headers);
beforeEach(() => send.mockClear());

test('calls of the portal carry the previewed domain and what they carried before', async () => {
  await ask('steelworks')(new Request(`${location.origin}/api/search?q=oil`, { headers: { 'Accept-Language': 'en' } }));
  expect([sent().get('X-Preview-Domain'), sent().get('Accept-Language')]).toEqual(['steelworks', 'en']);
  expect(send.mock.lastCall?.[1]?.cache).toBe('no-store');
  await ask('steelworks')('/api/search?q=oil', { headers: { 'X-Own': '1' } });
  expect([sent().get('X-Preview-Domain'), sent().get('X-Own')]).toEqual(['steelworks', '1']);
});

test('the knowledge bases of the draft go with it, none included', async () => {
  for (const [scope, header] of [
    [[3, 100], '3,100'],
    [[], ''],
    [undefined, null],
  ] as const) {
    await askForDomain(send as typeof fetch, () => ({ domain: 'steelworks', scope }))('/api/search?q=oil');
    expect(sent().get('X-Preview-Scope')).toBe(header);
  }
});

test('a guest shows the secret of their link instead of naming a domain', async () => {
  await ask('steelworks', 'secret')('/api/search?q=oil');
  expect([sent().get('X-Millwright-Guest'), sent().get('X-Preview-Domain')]).toEqual(['secret', null]);
});

test.each([
  ['files', 'steelworks', '/assets/a.js'],
  ['other origins', 'steelworks', 'https://other.example/api/search?q=oil'],
  ['the workbench itself', 'steelworks', '/api/admin/domains'],
  ['a page that shows nothing yet', undefined, '/api/search?q=oil'],
])('%s are asked for as they are', async (_, domain, url) => {
  await ask(domain)(url);
  expect(send).toHaveBeenCalledExactlyOnceWith(url, undefined);
});
