import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApp } from '../support/app';
import { openPeopleApp, signedInPerson } from '../support/person';

const look = '/api/session/token/look';

test('whose token it is, is told in a form that only its owner knows, and changes nothing', async () => {
  const { app, call, store } = await openPeopleApp();
  const zhang = await signedInPerson(store, { phone: '13800000042', nickname: '张三' });
  const li = await signedInPerson(store, { phone: '13900000001', nickname: '李四' });
  const kept = await app.inject({ method: 'POST', url: '/api/session/token', headers: li.headers });
  const cookie = kept.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const faces = { zhang: { name: '张三', account: '138****0042' }, li: { name: '李四', account: '139****0001' } };
  expect((await call('POST', look, { headers: zhang.headers })).data).toEqual({
    person: faces.zhang,
    here: null,
    same: false,
  });
  const other = await call('POST', look, { headers: { ...zhang.headers, cookie } });
  expect(other.data).toEqual({ person: faces.zhang, here: faces.li, same: false });
  expect(other.headers['set-cookie'] ?? []).not.toEqual(
    expect.arrayContaining([expect.stringContaining(zhang.accessToken)]),
  );
  expect((await call('POST', look, { headers: { ...li.headers, cookie } })).data.same).toBe(true);
  expect((await call('POST', look, { headers: { authorization: 'Bearer nobody' } })).status).toBe(401);
  expect((await call('POST', look)).status).toBe(401);
});

test('another site cannot have a token kept in this browser', async () => {
  const { app, store } = await openPeopleApp();
  const zhang = await signedInPerson(store);
  const cookie = `mw_visitor=${'a'.repeat(22)}`;
  const headers = { ...zhang.headers, cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await app.inject({ method: 'POST', url: '/api/session/token', headers });
  expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
  // Without a cookie, the browser sends a preflight request first, and is refused.
  const preflight = await app.inject({
    method: 'OPTIONS',
    url: '/api/session/token',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
});

test('a page that was opened with a token sends its address to nobody, and no fault of the server logs it', async () => {
  const clientFolder = mkdtempSync(join(tmpdir(), 'mw-token-'));
  writeFileSync(
    join(clientFolder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><meta property="csp-nonce" nonce="__MW_NONCE__"><title>t</title><!--mw:head--></head><body><!--mw:boot--></body></html>',
  );
  const { app, log, ctx } = await openTestApp({ clientFolder });
  expect((await app.inject('/engine?a=b&token=secret-token')).headers['referrer-policy']).toBe('no-referrer');
  expect((await app.inject('/engine')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  ctx.settings.get = () => Promise.reject(new Error('broken'));
  await app.inject('/engine?token=secret-token');
  expect(log.length).toBeGreaterThan(0);
  expect(JSON.stringify(log)).not.toContain('secret-token');
});
