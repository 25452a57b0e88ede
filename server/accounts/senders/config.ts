import { choice, secret, text, url, web } from '../../base/config/fields';
import { needAll, readFields, type Source } from '../../base/config/read-fields';

export interface SmsKeys {
  /** Key id of Aliyun, SecretId of Tencent. */
  id: string;
  secret: string;
  signName: string;
  template: string;
  /** SdkAppId of Tencent. */
  appId?: string;
  endpoint: string;
}

type Outbox = { kind: 'outbox' };
type Webhook = { kind: 'webhook'; url: string; secret?: string };
export type SmsConfig = Outbox | Webhook | { kind: 'aliyun' | 'tencent'; keys: SmsKeys };
export type MailConfig = Outbox | Webhook | { kind: 'smtp'; url: string; from: string };

const sms = {
  kind: choice(
    'SMS',
    ['outbox', 'webhook', 'aliyun', 'tencent'],
    'How codes are sent to phones: `outbox`, `webhook`, `aliyun` or `tencent`.',
  ),
  id: text('SMS_KEY_ID', 'Key id (Aliyun) or SecretId (Tencent).'),
  secret: secret('SMS_KEY_SECRET', 'Secret of that key.'),
  signName: text('SMS_SIGN_NAME', 'Signature of the messages, as registered with the provider.'),
  template: text('SMS_TEMPLATE', 'Template with a single variable, the code.'),
  appId: text('SMS_APP_ID', 'SdkAppId, Tencent only.'),
  endpoint: url('SMS_ENDPOINT', web, 'Address of the provider, if not the usual one.'),
};
const smsHook = {
  url: url('SMS_WEBHOOK_URL', web, 'Your own service that sends codes to phones.'),
  secret: secret('SMS_WEBHOOK_SECRET', 'Key that signs the requests to that service.'),
};
const mail = {
  // Not MAIL, which login shells set to the user's mailbox.
  kind: choice(
    'MAIL_SENDER',
    ['outbox', 'webhook', 'smtp'],
    'How codes are sent to email addresses: `outbox`, `webhook` or `smtp`.',
  ),
  url: url('SMTP_URL', ['smtp:', 'smtps:'], 'Mail server, as `smtps://user:password@mail.example.com`. Never logged.'),
  from: text('MAIL_FROM', 'Sender address of emails.'),
};
const mailHook = {
  url: url('MAIL_WEBHOOK_URL', web, 'Your own service that sends codes to email addresses.'),
  secret: secret('MAIL_WEBHOOK_SECRET', 'Key that signs the requests to that service.'),
};

export const senderFields = [sms, smsHook, mail, mailHook];

export function readSms(source: Source): SmsConfig {
  const given = readFields(sms, source);
  const { kind } = given;
  if (kind === 'outbox') return { kind };
  if (kind === 'webhook') return readWebhook(smsHook, source, 'SMS=webhook');
  const common = ['id', 'secret', 'signName', 'template'] as const;
  const keys: Omit<SmsKeys, 'endpoint'> =
    kind === 'tencent'
      ? needAll(sms, source, `SMS=${kind}`, [...common, 'appId'])
      : needAll(sms, source, `SMS=${kind}`, common);
  const own = kind === 'aliyun' ? 'https://dysmsapi.aliyuncs.com' : 'https://sms.tencentcloudapi.com';
  return { kind, keys: { ...keys, endpoint: given.endpoint ?? own } };
}

export function readMail(source: Source): MailConfig {
  const { kind } = readFields(mail, source);
  if (kind === 'outbox') return { kind };
  if (kind === 'webhook') return readWebhook(mailHook, source, 'MAIL_SENDER=webhook');
  return { kind, ...needAll(mail, source, 'MAIL_SENDER=smtp', ['url', 'from']) };
}

function readWebhook(fields: typeof smsHook, source: Source, what: string): Webhook {
  const { url } = needAll(fields, source, what, ['url']);
  return { kind: 'webhook', url, secret: readFields(fields, source).secret };
}
