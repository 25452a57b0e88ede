import { expect, test } from 'vitest';
import type { DomainSetting } from '../settings';
import { createPageRenderer } from './page-renderer';
import type { PageParts } from './page-template';

const domain = (title: string): DomainSetting => ({
  domain: 'a',
  known: true,
  served: true,
  revision: '0123456789abcdef',
  answer: '',
  layers: {},
  setting: { accessDomain: 'a', title },
});

function open() {
  const filled: PageParts[] = [];
  const render = createPageRenderer(
    (parts, nonce) => {
      filled.push(parts);
      return `${nonce} ${parts.head}`;
    },
    { env: 'production', cookieDomain: '.example.com' },
  );
  const request = {
    locale: 'zh-CN',
    origin: 'https://a.example',
    nonce: 'n1',
    preloads: { scripts: [], pictures: [] },
  };
  return {
    filled,
    render: (of: DomainSetting, own = {}) => render(of, { ...request, ...own } as typeof request & { locale: 'zh-CN' }),
  };
}

test('what a domain says is written once; nonce and preloads are of each answer', () => {
  const { filled, render } = open();
  const pumps = domain('Pumps');
  expect(render(pumps, { nonce: 'n1', preloads: { scripts: ['/a.js'], pictures: [] } })).toMatch(
    /^n1 .*Pumps.*\/a\.js/,
  );
  expect(render(pumps, { nonce: 'n2' })).toMatch(/^n2 .*Pumps/);
  expect(render(pumps)).not.toContain('/a.js');
  expect(filled[1]?.boot).toBe(filled[0]?.boot);
});

test('another language, another origin and another revision are other pages', () => {
  const { filled, render } = open();
  const pumps = domain('Pumps');
  render(pumps);
  render(pumps, { locale: 'en-US' });
  expect(filled.map(({ html }) => html)).toEqual([
    '<html lang="zh-CN" data-mode="system">',
    '<html lang="en-US" data-mode="system">',
  ]);
  expect(render(domain('Valves'))).toContain('Valves');
});

test('hosts that are made up do not fill the memory, and still get their page', () => {
  const { render } = open();
  const logo = { ...domain('Pumps'), setting: { accessDomain: 'a', title: 'Pumps', logo: '/l.svg' } };
  for (let port = 1; port < 50; port += 1) {
    expect(render(logo, { origin: `https://a.example:${port}` })).toContain(`https://a.example:${port}/l.svg`);
  }
});

test('the page is told what the host configuration says, and nothing that is not set', () => {
  const { filled, render } = open();
  const pumps = domain('Pumps');
  render(pumps, { origin: 'https://kb.example.com' });
  render(pumps);
  const [boot, elsewhere] = filled.map((page) => JSON.parse(page.boot.replace(/<[^>]*>/g, '')));
  expect(boot).toMatchObject({ domain: 'a', locale: 'zh-CN', env: 'production', cookieDomain: 'example.com' });
  // A browser would refuse it there.
  expect(elsewhere).not.toHaveProperty('cookieDomain');
  expect(boot).not.toHaveProperty('frameOrigins');
});
