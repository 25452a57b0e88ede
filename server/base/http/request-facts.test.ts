import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '../../config';
import { addRequestFacts, assignVisitor } from './request-facts';

function open(proxies = 0) {
  const app = fastify({ trustProxy: (_address, hop) => hop < proxies });
  onTestFinished(() => app.close());
  addRequestFacts(app, loadConfig({ MAIN_HOST: 'knowledge.example.com' }));
  app.get('/facts', async (req, reply) => {
    assignVisitor(req, reply);
    return { ip: req.ip, host: req.host, domain: req.accessDomain ?? null, locale: req.locale, visitor: req.visitor };
  });
  return async (headers: Record<string, string> = {}) => {
    const answer = await app.inject({ url: '/facts', headers });
    return { ...answer.json(), cookie: answer.headers['set-cookie'] };
  };
}

test('the host names the domain, and no other header does', async () => {
  const ask = open();
  expect((await ask({ host: 'steelworks.localhost:8080' })).domain).toBe('steelworks');
  expect((await ask({ host: 'knowledge.example.com' })).domain).toBe('main');
  expect((await ask({ host: 'knowledge.example.com', 'x-forwarded-host': 'evil.example' })).domain).toBe('main');
});

test('behind a proxy too: what the visitor adds to the headers of the proxy is not believed', async () => {
  const ask = open(1);
  const headers = {
    host: 'steelworks.localhost',
    'x-forwarded-for': '6.6.6.6, 10.1.2.3',
    'x-forwarded-host': 'evil.example',
  };
  expect(await ask(headers)).toMatchObject({ ip: '10.1.2.3', host: 'steelworks.localhost', domain: 'steelworks' });
});

test('a person without a name gets one that the next call brings back', async () => {
  const ask = open();
  const first = await ask();
  expect(first.visitor).not.toBe('');
  const cookie = String(first.cookie).split(';')[0] ?? '';
  expect(await ask({ cookie: `theme=dark; ${cookie}` })).toMatchObject({ visitor: first.visitor, cookie: undefined });
  expect((await ask()).visitor).not.toBe(first.visitor);
});

test('the cookie is kept to safe lines where there is one', async () => {
  expect(String((await open()()).cookie)).not.toMatch(/secure/i);
  expect(String((await open(1)({ 'x-forwarded-proto': 'https' })).cookie)).toMatch(/secure/i);
});

test('messages are in the language the browser asks for, Chinese where it asks for none', async () => {
  const ask = open();
  expect((await ask()).locale).toBe('zh-CN');
  expect((await ask({ 'accept-language': 'en-GB,en;q=0.8' })).locale).toBe('en-US');
});
