import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';

const url = '/proxy-api/open/office/aipage/configInfo/detail';

async function publish(
  settings: Awaited<ReturnType<typeof openTestApp>>['ctx']['settings'],
  body: Record<string, unknown>,
) {
  return settings.publish({ accessDomain: String(body.accessDomain), body, author: 'test', message: '' });
}

test('a host without a setting gets the neutral default, with the searched base of the environment', async () => {
  for (const [env, base] of [
    ['production', 3],
    ['preproduction', 2],
  ] as const) {
    const { app } = await openTestApp({ env: { MILLWRIGHT_ENV: env } });
    const { statusCode, json } = await app.inject({ url, headers: { host: 'nobody.example.com' } });
    expect(statusCode).toBe(200);
    expect(json()).toMatchObject({
      code: 200,
      data: {
        accessDomain: 'nobody.example.com',
        title: 'intelligent interaction engine',
        searchScope: [base],
        functionList: [1, 2, 3],
        allowLogin: true,
      },
    });
  }
});

test('the host chooses the domain, the parameter may name another one, as the specification has it', async () => {
  const { app, ctx } = await openTestApp();
  await publish(ctx.settings, { accessDomain: 'steelworks', title: '钢厂', keyOfTomorrow: { kept: [1] } });
  const byHost = (await app.inject({ url, headers: { host: 'steelworks.localhost:8080' } })).json();
  expect(byHost.data).toMatchObject({ title: '钢厂', keyOfTomorrow: { kept: [1] }, searchScope: [3] });
  const byName = (
    await app.inject({ url, query: { accessDomain: 'steelworks' }, headers: { host: 'localhost' } })
  ).json();
  expect(byName).toEqual(byHost);
  const main = (await app.inject({ url, headers: { host: 'localhost' } })).json();
  expect(main.data.title).toBe('intelligent interaction engine');
});

test('a change is served at once, here and on another node', async () => {
  const first = await openTestApp();
  const second = await openTestApp({ store: first.store });
  const title = async ({ app }: typeof first) =>
    (await app.inject({ url, headers: { host: 'a.localhost' } })).json().data.title;
  await publish(first.ctx.settings, { accessDomain: 'a', title: 'one' });
  expect([await title(first), await title(second)]).toEqual(['one', 'one']);
  await publish(first.ctx.settings, { accessDomain: 'a', title: 'two' });
  expect(await title(first)).toBe('two');
  await expect.poll(() => title(second)).toBe('two');
});

test('a parameter that is no host gets the neutral default, a page-long one is refused', async () => {
  const { app } = await openTestApp();
  const odd = await app.inject({ url, query: { accessDomain: '../<script>' } });
  expect(odd.json().data.accessDomain).toBe('unknown');
  const long = await app.inject({
    url,
    query: { accessDomain: 'a'.repeat(254) },
    headers: { 'accept-language': 'en' },
  });
  expect(long.statusCode).toBe(400);
  expect(long.json()).toEqual({
    code: 400,
    msg: '“accessDomain” must have at most 253 characters.',
    data: { pointer: '/accessDomain', field: 'accessDomain' },
  });
});
