import type { PeopleConfig } from '../config';
import { aliyunSender } from './aliyun';
import type { MailConfig, SmsConfig } from './config';
import type { CodeSender, Delivery, Sender } from './sender';
import { smtpSender } from './smtp';
import { tencentSender } from './tencent';
import { webhookSender } from './webhook';

/** Returns false if the provider does not accept this kind of message. */
export type Carrier = (delivery: Delivery) => Promise<boolean>;
/** Undefined: messages of that channel wait in the outbox for an operator. */
export type Carriers = Record<Delivery['channel'], Carrier | undefined>;

export const createCarriers = ({ sms, mail }: PeopleConfig): Carriers => ({
  sms: smsCarrier(sms),
  email: mailCarrier(mail),
});

const anything =
  (send: Sender): Carrier =>
  async (delivery) => {
    await send(delivery);
    return true;
  };
const codes =
  (send: CodeSender): Carrier =>
  async (delivery) => {
    if (delivery.scenario === 'notice') return false;
    await send(delivery);
    return true;
  };

function smsCarrier(config: SmsConfig): Carrier | undefined {
  if (config.kind === 'outbox') return undefined;
  if (config.kind === 'webhook') return anything(webhookSender(config));
  return codes(config.kind === 'aliyun' ? aliyunSender(config.keys) : tencentSender(config.keys));
}

function mailCarrier(config: MailConfig): Carrier | undefined {
  if (config.kind === 'outbox') return undefined;
  return anything(config.kind === 'smtp' ? smtpSender(config) : webhookSender(config));
}
