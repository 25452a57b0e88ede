import { createHmac } from 'node:crypto';
import { type Delivery, messageOf, postTo, type Sender } from './sender';

/**
 * Posts the message as JSON to an address of the company. With a secret it is signed: the header X-Signature contains
 * the hexadecimal HMAC-SHA256 of X-Timestamp, a dot and the body.
 */
export function webhookSender({ url, secret }: { url: string; secret?: string }): Sender {
  return async (delivery) => {
    const { id, channel, target, scenario, locale } = delivery;
    const kind = kindOf(delivery);
    const body = JSON.stringify({ id, channel, to: target, scenario, locale, ...kind, ...messageOf(delivery) });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = secret && createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const signed = signature && { 'x-timestamp': timestamp, 'x-signature': signature };
    await postTo(url, { headers: { 'content-type': 'application/json', ...signed }, body });
  };
}

function kindOf(delivery: Delivery) {
  if ('letter' in delivery) return { kind: 'letter', from: delivery.brand };
  return delivery.scenario === 'notice' ? { kind: 'notice' } : { kind: 'code', code: delivery.code };
}
