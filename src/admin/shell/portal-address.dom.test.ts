import { afterEach, expect, test } from 'vitest';
import { type Here, portalAddress } from './portal-address';

const here = (more: Partial<Here>): Here => ({
  protocol: 'http:',
  hostname: 'localhost',
  port: '8080',
  domain: 'main',
  ...more,
});
afterEach(() => document.getElementById('mw-boot')?.remove());

test.each([
  [here({}), 'steelworks', 'http://steelworks.localhost:8080/'],
  [here({ hostname: '127.0.0.1' }), 'steelworks', 'http://steelworks.localhost:8080/'],
  [here({ hostname: 'steelworks.localhost', domain: 'steelworks' }), 'main', 'http://localhost:8080/'],
  [
    here({ protocol: 'https:', hostname: 'steelworks.portal.example.com', port: '', domain: 'steelworks' }),
    'bearing',
    'https://bearing.portal.example.com/',
  ],
  [
    here({ protocol: 'https:', hostname: 'portal.example.com', port: '' }),
    'kb.other.example',
    'https://kb.other.example/',
  ],
  [here({ demoBase: '/docs/demo' }), 'steelworks', 'http://localhost:8080/docs/demo/engine?domain=steelworks'],
])('the portal of a domain, seen from %o', (from, domain, address) => {
  expect(portalAddress(domain, from)).toBe(address);
});

test('reads where it is from the page, and does without where the page does not say', () => {
  expect(portalAddress('main')).toBe('http://localhost:3000/');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script id="mw-boot" type="application/json">{"domain":"steelworks","revision":"demo"}</script>',
  );
  expect(portalAddress('steelworks')).toBe('http://localhost:3000/engine?domain=steelworks');
});
