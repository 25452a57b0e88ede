import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type Portal, startPortal } from '../support/portal';
import { seededFolder } from '../support/seeded-folder';

/** Long enough that the server stops before, short enough to wait for. */
const LATER_MS = 4000;

let data: string;
let portal: Portal | undefined;
let cookie = '';
beforeAll(async () => {
  data = await seededFolder();
});
afterAll(async () => {
  await portal?.stop();
  await rm(data, { recursive: true, force: true });
});

const start = async () => {
  portal = await startPortal({ data, env: { RATE_LIMIT: '0' } });
  return portal;
};

async function call(method: string, address: string, body?: object) {
  const origin = portal?.url() ?? '';
  const response = await fetch(`${origin}/api/admin${address}`, {
    method,
    headers: { cookie, origin, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  });
  const set = response.headers.getSetCookie().find((one) => one.startsWith('mw_operator='));
  if (set) cookie = set.split(';')[0] ?? '';
  return (await response.json()).data;
}

it('a setting that waits for its time goes live after a server that was killed before it has come back', async () => {
  const first = await start();
  await call('POST', '/session', { name: 'operator', password: inject('operatorPassword') });
  const { head, body } = await call('GET', '/domains/main');
  const at = new Date(Date.now() + LATER_MS).toISOString();
  const later = { base: head, body: { ...body, logan: 'On time' }, message: 'For the fair', at };
  const { revision } = await call('POST', '/domains/main/publish', later);
  expect(await call('GET', '/domains/main')).toMatchObject({ head, schedule: { revision } });
  await first.stop('SIGKILL');
  await new Promise((done) => setTimeout(done, Math.max(0, Date.parse(at) - Date.now())));
  await start();
  await expect.poll(async () => (await call('GET', '/domains/main')).head).toBe(revision);
  const [newest] = (await call('GET', '/audit?domain=main')).items;
  expect(newest).toMatchObject({ action: 'schedule', to: revision, message: 'For the fair' });
  const setting = await fetch(`${portal?.url()}/proxy-api/open/office/aipage/configInfo/detail?accessDomain=main`);
  expect((await setting.json()).data.logan).toBe('On time');
});
