import { expect, test } from 'vitest';
import { type ConfigError, loadConfig } from '../config';

const people = (env: Record<string, string>) => loadConfig(env).people;
const faults = (env: Record<string, string>) => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).faults;
  }
};

test('without any of it people sign in by password, and by codes that stay in the outbox', () => {
  const config = people({});
  expect(config).toMatchObject({ signUp: true, sample: false, logCodes: false });
  expect([config.sms, config.mail]).toEqual([{ kind: 'outbox' }, { kind: 'outbox' }]);
  expect([config.weixin, config.oidc, config.bigdata]).toEqual([undefined, undefined, undefined]);
});

test('the mailbox that a login shell names is nobody who carries mail', () => {
  expect(faults({ MAIL: '/var/mail/somebody' })).toEqual([]);
});

test('each provider says what it needs', () => {
  expect(faults({ SMS: 'tencent', SMS_KEY_ID: 'k' })).toEqual([
    'SMS=tencent also needs SMS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE, SMS_APP_ID.',
  ]);
  expect(faults({ MAIL_SENDER: 'smtp' })).toEqual(['MAIL_SENDER=smtp also needs SMTP_URL, MAIL_FROM.']);
  expect(faults({ SMS: 'webhook' })).toEqual(['SMS=webhook also needs SMS_WEBHOOK_URL.']);
  expect(faults({ WEIXIN_APP_ID: 'wx' })).toEqual(['WEIXIN_APP_ID also needs WEIXIN_SECRET.']);
  expect(faults({ OIDC_ISSUER: 'https://id.example' })[0]).toContain('OIDC_CLIENT_ID, OIDC_CLIENT_SECRET');
  expect(faults({ SMS: 'pigeon' })[0]).toContain('outbox, webhook, aliyun, tencent');
});

test('what is given is used, hosts of the providers are known', () => {
  const keys = { SMS_KEY_ID: 'k', SMS_KEY_SECRET: 's', SMS_SIGN_NAME: 'n', SMS_TEMPLATE: 't' };
  expect(people({ SMS: 'aliyun', ...keys }).sms).toMatchObject({ keys: { endpoint: 'https://dysmsapi.aliyuncs.com' } });
  const weixin = people({ WEIXIN_APP_ID: 'wx', WEIXIN_SECRET: 's', WEIXIN_API_URL: 'http://127.0.0.1:9/' }).weixin;
  expect(weixin).toEqual({
    appId: 'wx',
    secret: 's',
    openUrl: 'https://open.weixin.qq.com',
    apiUrl: 'http://127.0.0.1:9',
  });
});

test('the token of a data platform is fetched by https alone, over http from this machine', () => {
  const rest = { BIGDATA_TOKEN_KEY: 'k', BIGDATA_TOKEN_DOMAIN: 'example.com' };
  const of = (url: string) => faults({ ...rest, BIGDATA_TOKEN_URL: url });
  for (const url of ['https://data.example/token', 'http://127.0.0.1:9/token', 'http://localhost/token'])
    expect(of(url)).toEqual([]);
  for (const url of ['http://data.example/token', 'https://name:word@data.example/', 'http://localhost.evil.example/'])
    expect(of(url)).toEqual([expect.stringContaining('must be an https:// address')]);
});
