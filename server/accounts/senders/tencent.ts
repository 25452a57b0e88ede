import { createHmac } from 'node:crypto';
import type { SmsKeys } from './config';
import { type CodeSender, postTo } from './sender';
import { sha256 } from './sha256';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const signedHeaders = 'content-type;host;x-tc-action';
const contentType = 'application/json; charset=utf-8';

interface Answer {
  Response?: { Error?: { Code: string; Message: string }; SendStatusSet?: { Code: string; Message: string }[] };
}

/** SendSms of Tencent Cloud (2021-01-11), signed with TC3-HMAC-SHA256. */
export function tencentSender({ id, secret, signName, template, appId, endpoint }: SmsKeys): CodeSender {
  return async ({ target, code }) => {
    const { host } = new URL(endpoint);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const body = JSON.stringify({
      PhoneNumberSet: [`+86${target}`],
      SmsSdkAppId: appId,
      SignName: signName,
      TemplateId: template,
      TemplateParamSet: [code],
    });
    const lines = `content-type:${contentType}\nhost:${host}\nx-tc-action:sendsms\n`;
    const request = ['POST', '/', '', lines, signedHeaders, sha256(body)].join('\n');
    const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
    const scope = `${date}/sms/tc3_request`;
    const key = hmac(hmac(hmac(`TC3${secret}`, date), 'sms'), 'tc3_request');
    const toSign = ['TC3-HMAC-SHA256', timestamp, scope, sha256(request)].join('\n');
    const signature = hmac(key, toSign).toString('hex');
    const answer = (await postTo(endpoint, {
      headers: {
        'content-type': contentType,
        authorization: `TC3-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
        'x-tc-action': 'SendSms',
        'x-tc-version': '2021-01-11',
        'x-tc-timestamp': timestamp,
        'x-tc-region': 'ap-guangzhou',
      },
      body,
    })) as Answer;
    const { Error: refused, SendStatusSet: [status] = [] } = answer.Response ?? {};
    const fault = refused ?? (status?.Code === 'Ok' ? undefined : (status ?? { Code: 'NoStatus', Message: '' }));
    if (fault) throw new Error(`Tencent refused the message: ${fault.Code} ${fault.Message}`);
  };
}
