import { expect, it } from 'vitest';
import { linkToShare } from './link-to-share';

const page = 'https://mill.example/q/c1?v=a2#s1';

it('carries the organization the page was looked at for', () => {
  expect(linkToShare(page, 'beiling')).toBe('https://mill.example/q/c1?v=a2&tenantCode=beiling#s1');
  expect(linkToShare('https://mill.example/q/c1?tenantCode=other', 'beiling')).toBe(
    'https://mill.example/q/c1?tenantCode=beiling',
  );
});

it.each([null, undefined, ''])('carries none for somebody who works for nobody: %j', (code) => {
  expect(linkToShare('https://mill.example/q/c1?tenantCode=other&v=a2', code)).toBe('https://mill.example/q/c1?v=a2');
});

it('keeps to itself what is the sender’s own', () => {
  expect(
    linkToShare(`${page.replace('#s1', '')}&token=t&from=fair&appid=wx&targetUrl=%2Fx&weixinBindCode=b`, null),
  ).toBe('https://mill.example/q/c1?v=a2');
});
