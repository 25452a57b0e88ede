import { expect, test } from 'vitest';
import { answers, checkCookies, checkHeaders, overHttps } from '../../scripts/security/header-rules.mjs';
import { seedSamples } from '../contract/samples';
import { openTestApp } from '../support/app';
import { writeBuiltPortal } from '../support/built-portal';

async function open(env: Record<string, string> = {}) {
  const { app, store } = await openTestApp({ env, clientFolder: writeBuiltPortal() });
  await seedSamples(store);
  await store.db
    .insertInto('document_file')
    .values({
      doc_id: 'sample-document',
      version: 1,
      mime: 'text/html',
      name: 'plc.html',
      bytes: Buffer.from('<p>PLC'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return app;
}

const cookiesOf = (header: string | string[] | undefined) => [header ?? []].flat();

test.each(answers)('$title says what the list asks for', async (answer) => {
  const app = await open();
  const { statusCode, headers } = await app.inject({
    url: answer.url.replace('{original}', 'sample-document'),
    headers: { host: answer.host ?? 'localhost', ...answer.send },
  });
  expect(statusCode).toBe(answer.status);
  expect(checkHeaders(answer, headers)).toEqual([]);
  expect(checkCookies(answer.title, cookiesOf(headers['set-cookie']), false)).toEqual([]);
});

test.each(answers)('$title over https says so, and its cookies keep to it', async (answer) => {
  const app = await open({ TRUST_PROXY: 'true', MAIN_HOST: 'portal.example' });
  const { headers } = await app.inject({
    url: answer.url.replace('{original}', 'sample-document'),
    headers: {
      host: answer.host ?? 'portal.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '192.0.2.7',
      ...answer.send,
    },
  });
  const rules = { ...answer, headers: { ...answer.headers, ...overHttps } };
  expect(checkHeaders(rules, headers)).toEqual([]);
  expect(checkCookies(answer.title, cookiesOf(headers['set-cookie']), true)).toEqual([]);
});

test('the check itself sees what is missing, wrong or too much', () => {
  const rules = { title: 'x', headers: { a: { is: /^1$/, why: 'Because.' }, b: null, c: undefined } };
  expect(checkHeaders(rules, { a: '1' })).toEqual([]);
  expect(checkHeaders(rules, { a: '2', b: 'y' })).toHaveLength(2);
  expect(checkHeaders(rules, {})).toEqual([expect.stringContaining('missing')]);
  expect(checkCookies('x', ['a=1; HttpOnly; SameSite=Lax; Secure'], true)).toEqual([]);
  expect(checkCookies('x', ['a=1'], true)).toHaveLength(3);
});
