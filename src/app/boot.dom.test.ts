import { afterEach, describe, expect, test, vi } from 'vitest';
import { neutralBoot, readBoot } from './boot';
import { fetchBoot } from './fetch-boot';

afterEach(() => document.getElementById('mw-boot')?.remove());

function write(text: string): void {
  const script = document.createElement('script');
  script.id = 'mw-boot';
  script.type = 'application/json';
  script.textContent = text;
  document.body.append(script);
}

describe('readBoot', () => {
  test('takes what the server wrote, and fills in what it did not say', () => {
    write(
      JSON.stringify({
        setting: { accessDomain: 'steelworks', title: 'Steel' },
        domain: 'steelworks',
        locale: 'en-US',
        revision: 'r7',
      }),
    );
    expect(readBoot(document)).toEqual({
      setting: { accessDomain: 'steelworks', title: 'Steel' },
      domain: 'steelworks',
      locale: 'en-US',
      revision: 'r7',
      env: 'production',
      version: 'V2.1.0',
    });
  });

  test.each(['', '{', 'null', '7', '{"setting":null}', '{"setting":{}}', '{"setting":{"accessDomain":7}}'])(
    '%j is nothing to start from',
    (text) => {
      write(text);
      expect(readBoot(document)).toBeUndefined();
    },
  );
});

describe('fetchBoot', () => {
  const at = (url: string) => new URL(url) as unknown as Location;

  test.each([
    ['http://localhost:5173/engine', 'main'],
    ['http://127.0.0.1/engine', 'main'],
    ['http://steelworks.localhost:5173/', 'steelworks'],
    ['https://kb.example.com/', 'kb.example.com'],
    ['http://localhost/?domain=limits', 'limits'],
  ])('%s requests %s', async (url, domain) => {
    const fetchSetting = vi.fn(async (accessDomain: string) => ({ accessDomain, locale: 'en-US' }));
    const boot = await fetchBoot(at(url), fetchSetting);
    expect(fetchSetting).toHaveBeenCalledWith(domain);
    expect(boot).toMatchObject({ domain, locale: 'en-US', setting: { accessDomain: domain } });
  });

  test.each<[string, () => Promise<unknown>]>([
    ['no answer', () => Promise.reject(new Error('down'))],
    ['an answer that is no setting', async () => ({ accessDomain: 'x', logo: 'javascript:alert(1)' })],
    ['nothing', async () => null],
  ])('%s: the neutral look, never a blank page', async (_, fetchSetting) => {
    expect(await fetchBoot(at('http://steelworks.localhost/'), fetchSetting)).toEqual(neutralBoot('steelworks'));
  });
});
