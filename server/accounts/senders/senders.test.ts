import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startMailServer } from '../../../tests/support/mail-server';
import { openPeopleApp } from '../../../tests/support/person';
import { type Seen, startProvider } from '../../../tests/support/start-provider';
import { aliyunSender } from './aliyun';
import { smtpSender } from './smtp';
import { tencentSender } from './tencent';
import { webhookSender } from './webhook';

const sha256 = (value: string) => createHash('sha256').update(value).digest('hex');
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest();
const keys = { id: 'AKID', secret: 'very secret', signName: '磨坊', template: 'SMS_1', appId: '1400' };
const delivery = {
  id: '7-m5x2',
  channel: 'sms',
  target: '13800000042',
  code: '123456',
  scenario: 'login',
  locale: 'zh-CN',
  brand: '知识引擎',
} as const;

/** Verifies a request as Aliyun's manual specifies: rebuilds the signature from the headers that the request names. */
function aliyunAccepts({ method, url, headers, body }: Seen): boolean {
  const given = /^ACS3-HMAC-SHA256 Credential=AKID,SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, names = '', signature] = given ?? [];
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const query = url.search.slice(1).split('&').toSorted().join('&');
  const request = [method, url.pathname, query, lines.join(''), names, sha256(body)].join('\n');
  const fresh = Math.abs(Date.now() - Date.parse(String(headers['x-acs-date']))) < 15 * 60_000;
  return fresh && hmac(keys.secret, `ACS3-HMAC-SHA256\n${sha256(request)}`).toString('hex') === signature;
}

function tencentAccepts({ headers, body }: Seen): boolean {
  const given =
    /^TC3-HMAC-SHA256 Credential=AKID\/(\d{4}-\d\d-\d\d)\/(\w+)\/tc3_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  const [, date = '', service = '', names = '', signature] = given ?? [];
  const value = (name: string) => (name === 'x-tc-action' ? String(headers[name]).toLowerCase() : headers[name]);
  const lines = names.split(';').map((name) => `${name}:${value(name)}\n`);
  const request = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const time = String(headers['x-tc-timestamp']);
  const toSign = ['TC3-HMAC-SHA256', time, `${date}/${service}/tc3_request`, sha256(request)].join('\n');
  const key = hmac(hmac(hmac(`TC3${keys.secret}`, date), service), 'tc3_request');
  const sameDay = new Date(Number(time) * 1000).toISOString().startsWith(date);
  return sameDay && hmac(key, toSign).toString('hex') === signature;
}

describe('Aliyun', () => {
  test('takes the message: its signature is right', async () => {
    const provider = await startProvider((seen) => ({
      body: { Code: aliyunAccepts(seen) ? 'OK' : 'SignatureDoesNotMatch' },
    }));
    await aliyunSender({ ...keys, endpoint: provider.url })(delivery);
    const { url, headers } = provider.seen[0] as Seen;
    expect(headers['x-acs-action']).toBe('SendSms');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      PhoneNumbers: '13800000042',
      SignName: '磨坊',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
    });
    const other = aliyunSender({ ...keys, secret: 'another', endpoint: provider.url })(delivery);
    await expect(other).rejects.toThrow('Aliyun refused the message: SignatureDoesNotMatch');
  });
});

describe('Tencent', () => {
  test('takes the message: its signature is right', async () => {
    const ok = { Response: { SendStatusSet: [{ Code: 'Ok', Message: 'send success' }] } };
    const refused = { Response: { Error: { Code: 'AuthFailure.SignatureFailure', Message: 'no' } } };
    const provider = await startProvider((seen) => ({ body: tencentAccepts(seen) ? ok : refused }));
    await tencentSender({ ...keys, endpoint: provider.url })(delivery);
    expect(JSON.parse(provider.seen[0]?.body ?? '')).toEqual({
      PhoneNumberSet: ['+8613800000042'],
      SmsSdkAppId: '1400',
      SignName: '磨坊',
      TemplateId: 'SMS_1',
      TemplateParamSet: ['123456'],
    });
    const other = tencentSender({ ...keys, secret: 'another', endpoint: provider.url })(delivery);
    await expect(other).rejects.toThrow('AuthFailure.SignatureFailure');
  });

  test('says per number what became of it', async () => {
    const body = { Response: { SendStatusSet: [{ Code: 'LimitExceeded.PhoneNumberDailyLimit', Message: 'limit' }] } };
    const provider = await startProvider(() => ({ body }));
    await expect(tencentSender({ ...keys, endpoint: provider.url })(delivery)).rejects.toThrow('DailyLimit');
    const mute = await startProvider(() => ({ body: {} }));
    await expect(tencentSender({ ...keys, endpoint: mute.url })(delivery)).rejects.toThrow('NoStatus');
  });
});

test('a webhook gets the message as JSON, signed over time and body', async () => {
  const provider = await startProvider(() => ({ body: {} }));
  await webhookSender({ url: provider.url, secret: 'shared' })(delivery);
  const { headers, body } = provider.seen[0] as Seen;
  const signature = createHmac('sha256', 'shared').update(`${headers['x-timestamp']}.${body}`).digest('hex');
  expect(headers['x-signature']).toBe(signature);
  expect(JSON.parse(body)).toMatchObject({ to: '13800000042', code: '123456', scenario: 'login' });
  expect(JSON.parse(body).text).toContain('【知识引擎】您的验证码是 123456');
  const broken = await startProvider(() => ({ status: 500, body: 'out of order' }));
  await expect(webhookSender({ url: broken.url })(delivery)).rejects.toThrow('The provider answered 500');
});

test('a mail server gets a mail', async () => {
  const { url, lines } = await startMailServer();
  const mail = { ...delivery, channel: 'email', target: 'wei@example.com', locale: 'en-US', brand: 'Engine' } as const;
  await smtpSender({ url, from: 'portal@example.com' })(mail);
  expect(lines).toContain('RCPT TO:<wei@example.com>');
  expect(lines.join('\n')).toMatch(/Subject: Engine: your verification code is 123456/);
});

describe('the outbox', () => {
  test('hands codes to the provider behind the answer, and forgets them', async () => {
    const provider = await startProvider(() => ({ body: {} }));
    const { askForCode, ctx, store } = await openPeopleApp({ env: { SMS: 'webhook', SMS_WEBHOOK_URL: provider.url } });
    expect((await askForCode('13800000042', 'login', { 'accept-language': 'zh-CN' })).answer.status).toBe(200);
    await ctx.jobs.idle();
    const { rows } = await store.pool.query('select status, code from outbox_message');
    expect(rows).toEqual([{ status: 'sent', code: null }]);
    const sent = JSON.parse(provider.seen[0]?.body ?? '');
    expect(sent.code).toMatch(/^\d{6}$/);
    // The portal's name in the language of the message.
    expect(sent.text).toContain('【智能交互引擎】');
  });

  test('tells the operator, not the person, that a provider fails', async () => {
    const provider = await startProvider(() => ({ status: 503, body: { down: true } }));
    const { askForCode, ctx, store, log } = await openPeopleApp({
      env: { SMS: 'webhook', SMS_WEBHOOK_URL: provider.url },
    });
    expect((await askForCode('13800000042')).answer.status).toBe(200);
    await ctx.jobs.idle();
    const { rows } = await store.pool.query('select status, code, fault from outbox_message');
    expect(rows).toEqual([{ status: 'failed', code: null, fault: expect.stringContaining('503') }]);
    expect(log).toMatchObject([{ msg: 'a code could not be sent' }]);
  });
});
