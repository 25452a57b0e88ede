import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../../base/database/db';
import type { SettingsService } from '../../domains';
import type { MailConfig, PeopleConfig, SmsConfig } from '../people-config';
import { closeMessage, keepMessage, type QueuedMessage, takeQueued } from '../store/outbox';
import { aliyunSender } from './aliyun';
import type { CodeSender, Delivery, Sender } from './sender';
import { smtpSender } from './smtp';
import { tencentSender } from './tencent';
import { webhookSender } from './webhook';

/** Carries queued codes and notices to their providers, behind the back of who asked: an answer tells nothing by how long it takes. */
export interface OutboxWorker {
  /** There is something to send. */
  wake(): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface Options {
  store: Store;
  settings: SettingsService;
  config: PeopleConfig;
  log: FastifyBaseLogger;
}

export function openOutboxWorker({ store, settings, config, log }: Options): OutboxWorker {
  const senders = { sms: smsCarrier(config.sms), email: mailCarrier(config.mail) };
  let working: Promise<void> = Promise.resolve();

  const carry = async (message: QueuedMessage) => {
    const { id, channel, target, scenario, code, accessDomain } = message;
    if (config.logCodes && code !== null) log.warn({ target, scenario, code }, 'code for a person (LOG_CODES is on)');
    const send = senders[channel];
    if (!send) return;
    const { setting } = await settings.get(accessDomain);
    const brand = String(setting.title ?? accessDomain);
    try {
      if (!(await send(deliveryOf(message, brand)))) return await keepMessage(store.db, id, codesOnly);
      await closeMessage(store.db, id, null);
    } catch (error) {
      const fault = (error as Error).message.slice(0, 500);
      log.error(
        { channel, scenario, fault },
        scenario === 'notice' ? 'a notice could not be sent' : 'a code could not be sent',
      );
      await closeMessage(store.db, id, fault);
    }
  };
  const work = async () => {
    // Without a provider a message stays, and its code with it, until an operator reads it or the day is over.
    const taken = (message: QueuedMessage) => (senders[message.channel] ? 'sent' : 'kept');
    for (let message = await takeQueued(store.db, taken); message; message = await takeQueued(store.db, taken))
      await carry(message);
  };
  return {
    wake() {
      working = working.then(work).catch((err) => log.error({ err }, 'messages could not be sent'));
    },
    idle: () => working,
  };
}

function deliveryOf({ notice, code, scenario, ...to }: QueuedMessage, brand: string): Delivery {
  if (scenario !== 'notice') return { ...to, scenario, code: code ?? '', brand };
  if (!notice) throw new Error('The notice says nothing.');
  return { ...to, scenario, notice, brand };
}

const codesOnly = 'The SMS provider fills codes into its template and takes no other text. Pass the notice on by hand.';

/** False: this provider takes no message of that kind. */
type Carrier = (delivery: Delivery) => Promise<boolean>;

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
