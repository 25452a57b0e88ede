import type { Reader } from '../base/config-reader';
import type { SessionKind, SessionLife } from './store/session-life';

export interface SmsKeys {
  /** Key id of Aliyun, SecretId of Tencent. */
  id: string;
  secret: string;
  signName: string;
  /** Template of the provider with one variable, the code. */
  template: string;
  /** SdkAppId of Tencent. */
  appId?: string;
  endpoint: string;
}

export type SmsConfig =
  | { kind: 'outbox' }
  | { kind: 'webhook'; url: string; secret?: string }
  | { kind: 'aliyun' | 'tencent'; keys: SmsKeys };
export type MailConfig =
  | { kind: 'outbox' }
  | { kind: 'webhook'; url: string; secret?: string }
  | { kind: 'smtp'; url: string; from: string };

export interface PeopleConfig {
  /** Whether a first sign-in by code makes an account. */
  signUp: boolean;
  /** Codes an hour for the whole installation. */
  codesPerHour: number;
  /** Of these, the percent that one address or IPv6 /64 may take; a /24 or /48 twice that. */
  codesNetworkShare: number;
  /** Puts sample people with known passwords into an empty database. */
  sample: boolean;
  /** Writes codes into the log: on a developer's machine only. */
  logCodes: boolean;
  /** Operators without a second factor set one up before anything else. */
  operatorSecondFactor: boolean;
  /** How long sessions of the portal and of the workbench last. */
  sessions: Record<SessionKind, SessionLife>;
  sms: SmsConfig;
  mail: MailConfig;
  weixin?: { appId: string; secret: string; openUrl: string; apiUrl: string };
  oidc?: { issuer: string; clientId: string; clientSecret: string; scope: string; name: string };
  bigdata?: { url: string; key: string; domain: string };
}

/** How people sign in here. Without any of it: passwords, and codes that an operator reads in the outbox. */
export function readPeopleConfig(read: Reader, faults: string[]): PeopleConfig {
  return {
    signUp: read.choice('SIGN_UP', ['open', 'closed']) === 'open',
    codesPerHour: read.integer('CODES_PER_HOUR', 1000, 1, 1_000_000),
    codesNetworkShare: read.integer('CODES_NETWORK_SHARE', 5, 1, 100),
    sample: read.choice('SAMPLE_PEOPLE', ['false', 'true']) === 'true',
    logCodes: read.choice('LOG_CODES', ['false', 'true']) === 'true',
    operatorSecondFactor: read.choice('OPERATOR_SECOND_FACTOR', ['required', 'optional']) === 'required',
    sessions: readSessions(read, faults),
    sms: readSms(read, faults),
    mail: readMail(read, faults),
    weixin: readWeixin(read, faults),
    oidc: readOidc(read, faults),
    bigdata: readBigdata(read, faults),
  };
}

const [minute, hour] = [60, 3600];

function readSessions(read: Reader, faults: string[]): PeopleConfig['sessions'] {
  const portal = {
    idleS: read.integer('SESSION_IDLE_HOURS', 72, 1, 72) * hour,
    longestS: read.integer('SESSION_DAYS', 30, 1, 365) * 24 * hour,
  };
  const operator = {
    idleS: read.integer('OPERATOR_IDLE_MINUTES', 60, 15, 1440) * minute,
    longestS: read.integer('OPERATOR_HOURS', 12, 1, 168) * hour,
  };
  if (portal.idleS > portal.longestS) faults.push('SESSION_IDLE_HOURS is longer than SESSION_DAYS.');
  if (operator.idleS > operator.longestS) faults.push('OPERATOR_IDLE_MINUTES is longer than OPERATOR_HOURS.');
  return { portal, operator };
}

const web = ['http:', 'https:'];

/** All of these, or a fault that names what is missing. */
function all<K extends string>(
  read: Reader,
  faults: string[],
  what: string,
  names: Record<K, string>,
): Record<K, string> {
  const values = Object.entries<string>(names).map(([key, name]) => [key, read.text(name) ?? ''] as const);
  const missing = values.filter(([, value]) => value === '').map(([key]) => names[key as K]);
  if (missing.length > 0) faults.push(`${what} also needs ${missing.join(', ')}.`);
  return Object.fromEntries(values) as Record<K, string>;
}

function readSms(read: Reader, faults: string[]): SmsConfig {
  const kind = read.choice('SMS', ['outbox', 'webhook', 'aliyun', 'tencent']);
  if (kind === 'outbox') return { kind };
  if (kind === 'webhook') return readWebhook(read, faults, 'SMS', 'SMS=webhook');
  const names = {
    id: 'SMS_KEY_ID',
    secret: 'SMS_KEY_SECRET',
    signName: 'SMS_SIGN_NAME',
    template: 'SMS_TEMPLATE',
  };
  const forTencent = { ...names, appId: 'SMS_APP_ID' };
  const needed = kind === 'tencent' ? forTencent : names;
  const keys: Omit<SmsKeys, 'endpoint'> = all<keyof typeof names>(read, faults, `SMS=${kind}`, needed);
  const own = kind === 'aliyun' ? 'https://dysmsapi.aliyuncs.com' : 'https://sms.tencentcloudapi.com';
  return { kind, keys: { ...keys, endpoint: read.url('SMS_ENDPOINT', web) ?? own } };
}

function readMail(read: Reader, faults: string[]): MailConfig {
  // Not MAIL: a login shell names the mailbox of its user by that.
  const kind = read.choice('MAIL_SENDER', ['outbox', 'webhook', 'smtp']);
  if (kind === 'outbox') return { kind };
  if (kind === 'webhook') return readWebhook(read, faults, 'MAIL', 'MAIL_SENDER=webhook');
  const { from } = all(read, faults, 'MAIL_SENDER=smtp', { url: 'SMTP_URL', from: 'MAIL_FROM' });
  return { kind, url: read.url('SMTP_URL', ['smtp:', 'smtps:']) ?? '', from };
}

function readWebhook(read: Reader, faults: string[], prefix: 'SMS' | 'MAIL', what: string) {
  const name = `${prefix}_WEBHOOK_URL`;
  all(read, faults, what, { url: name });
  return { kind: 'webhook' as const, url: read.url(name, web) ?? '', secret: read.text(`${prefix}_WEBHOOK_SECRET`) };
}

function readWeixin(read: Reader, faults: string[]): PeopleConfig['weixin'] {
  if (!read.text('WEIXIN_APP_ID')) return undefined;
  const { appId, secret } = all(read, faults, 'WEIXIN_APP_ID', { appId: 'WEIXIN_APP_ID', secret: 'WEIXIN_SECRET' });
  const openUrl = bare(read.url('WEIXIN_OPEN_URL', web)) ?? 'https://open.weixin.qq.com';
  return { appId, secret, openUrl, apiUrl: bare(read.url('WEIXIN_API_URL', web)) ?? 'https://api.weixin.qq.com' };
}

function readOidc(read: Reader, faults: string[]): PeopleConfig['oidc'] {
  if (!read.text('OIDC_ISSUER')) return undefined;
  const { clientId, clientSecret } = all(read, faults, 'OIDC_ISSUER', {
    clientId: 'OIDC_CLIENT_ID',
    clientSecret: 'OIDC_CLIENT_SECRET',
  });
  const issuer = read.url('OIDC_ISSUER', web) ?? '';
  const scope = read.text('OIDC_SCOPE') ?? 'openid profile email phone';
  return { issuer, clientId, clientSecret, scope, name: read.text('OIDC_NAME') ?? '' };
}

function readBigdata(read: Reader, faults: string[]): PeopleConfig['bigdata'] {
  if (!read.text('BIGDATA_TOKEN_URL')) return undefined;
  const names = { key: 'BIGDATA_TOKEN_KEY', domain: 'BIGDATA_TOKEN_DOMAIN' };
  const { key, domain } = all(read, faults, 'BIGDATA_TOKEN_URL', names);
  const url = read.url('BIGDATA_TOKEN_URL', web) ?? '';
  if (url !== '' && !isSafeToCall(url))
    faults.push(
      'BIGDATA_TOKEN_URL must be an https:// address without a name and a password in it; http:// only for this machine, in a trial.',
    );
  return { url, key, domain };
}

const bare = (address: string | undefined) => address?.replace(/\/+$/, '');

/** Browsers of signed-in people call it: nobody on the way may read the answer. */
function isSafeToCall(address: string): boolean {
  const { protocol, hostname, username, password } = new URL(address);
  const near = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return username === '' && password === '' && (protocol === 'https:' || near);
}
