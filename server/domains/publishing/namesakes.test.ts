import { describe, expect, test } from 'vitest';
import { openLifeCycle } from '../../../tests/support/life-cycle';

const acme = {
  accessDomain: 'acme',
  tenantId: 't1',
  title: '北岭轧钢 · 设备知识',
  texts: { 'en-US': { title: 'Beiling Rolling', logan: 'Ask the mill' } },
  header: { shortTitle: { 'zh-CN': '北岭轧钢', 'en-US': 'Beiling' } },
  footer: { owner: '北岭轧钢设备部' },
  logo: '/images/beiling.svg',
};
const brand = [
  '/title',
  '/texts/en-US/title',
  '/texts/en-US/logan',
  '/header/shortTitle/zh-CN',
  '/header/shortTitle/en-US',
  '/footer/owner',
  '/logo',
];

async function open() {
  const life = await openLifeCycle();
  await life.call('POST', 'domains', { domain: 'acme' });
  const { pool } = life.store;
  await life.call('POST', 'domains/acme/publish', { base: null, body: { ...acme, logo: undefined }, message: 'why' });
  // The picture itself is of no interest here.
  await pool.query(
    `update setting_revision set body = body || '{"logo": "/images/beiling.svg"}' where body ->> 'accessDomain' = 'acme'`,
  );
  const check = async (body: object) => {
    const { findings } = (await life.call('POST', 'domains/a/check', { body: { accessDomain: 'a', ...body } })).data;
    return (findings as { kind: string; severity: string; pointer: string }[])
      .filter(({ kind }) => kind === 'brand')
      .map(({ severity, pointer }) => `${severity} ${pointer}`);
  };
  return { ...life, check };
}

describe("another organization's brand", () => {
  test('is found place by place, in a copy as in words typed by hand, and keeps the setting from being published', async () => {
    const { check, publish, head, served } = await open();
    const { accessDomain: _, tenantId: __, ...copied } = acme;
    expect((await check(copied)).sort()).toEqual(brand.map((at) => `error ${at}`).sort());
    expect(await check({ title: '  BEILING rolling ' })).toEqual(['error /title']);
    const refused = await publish({ accessDomain: 'a', title: 'Beiling Rolling' }, head);
    expect(refused.status).toBe(400);
    expect(refused.data.findings).toMatchObject([
      { kind: 'brand', message: expect.stringMatching(/another organization’s portal/) },
    ]);
    expect(await served()).toMatchObject({ title: 'First' });
  });

  test('is its own on the other portals of that organization', async () => {
    const { check } = await open();
    expect(await check({ ...acme, accessDomain: 'a', logo: undefined })).toEqual([]);
  });

  test('that visitors see here already is told and blocks nothing', async () => {
    const { check, store } = await open();
    await store.pool.query(
      `update setting_revision set source = null, body = body || '{"title": "Beiling Rolling"}' where body ->> 'accessDomain' = 'a'`,
    );
    expect(await check({ title: 'Beiling Rolling', footer: { owner: '北岭轧钢' } })).toEqual([
      'warning /title',
      'error /footer/owner',
    ]);
  });
});

test('a portal made of a template before templates lost their brand is refused, and not its published neighbours', async () => {
  const { check, call } = await open();
  expect(await check({ header: { shortTitle: 'Halden & Voss' } })).toEqual(['error /header/shortTitle']);
  await call('POST', 'domains', { domain: 'made', from: 'template:machine-builder' });
  const { draft } = (await call('GET', 'domains/made')).data;
  expect(await check({ ...draft.body, accessDomain: 'a' })).toEqual([]);
});
