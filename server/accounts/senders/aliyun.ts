import { createHmac, randomUUID } from 'node:crypto';
import type { SmsKeys } from './config';
import { type CodeSender, postTo } from './sender';
import { sha256 } from './sha256';

/** Percent-encoding by RFC 3986, as the signature requires. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** SendSms of Aliyun (2017-05-25), signed with ACS3-HMAC-SHA256: all parameters in the query, an empty body. */
export function aliyunSender({ id, secret, signName, template, endpoint }: SmsKeys): CodeSender {
  return async ({ target, code }) => {
    const { host } = new URL(endpoint);
    const parameters = { PhoneNumbers: target, SignName: signName, TemplateCode: template };
    const query = Object.entries({ ...parameters, TemplateParam: JSON.stringify({ code }) })
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&');
    const headers: Record<string, string> = {
      host,
      'x-acs-action': 'SendSms',
      'x-acs-content-sha256': sha256(''),
      'x-acs-date': `${new Date().toISOString().slice(0, 19)}Z`,
      'x-acs-signature-nonce': randomUUID(),
      'x-acs-version': '2017-05-25',
    };
    const names = Object.keys(headers).sort();
    const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
    const request = ['POST', '/', query, lines, names.join(';'), sha256('')].join('\n');
    const signature = createHmac('sha256', secret)
      .update(`ACS3-HMAC-SHA256\n${sha256(request)}`)
      .digest('hex');
    const authorization = `ACS3-HMAC-SHA256 Credential=${id},SignedHeaders=${names.join(';')},Signature=${signature}`;
    const { host: _, ...sent } = headers;
    const answer = await postTo(`${endpoint}/?${query}`, { headers: { ...sent, authorization }, body: '' });
    const { Code, Message } = answer as { Code?: string; Message?: string };
    if (Code !== 'OK') throw new Error(`Aliyun refused the message: ${Code} ${Message}`);
  };
}
