import type { FastifyBaseLogger } from 'fastify';
import type { SettingsService } from '../../services/settings';
import type { Store } from '../../store/db';
import { closeMessage, type QueuedMessage, takeQueued } from '../../store/people/outbox';
import type { MailConfig, PeopleConfig, SmsConfig } from '../people-config';
import { aliyunSender } from './aliyun';
import type { Sender } from './sender';
import { smtpSender } from './smtp';
import { tencentSender } from './tencent';
import { webhookSender } from './webhook';

/** Carries queued codes to their providers, behind the back of who asked: an answer tells nothing by how long it takes. */
export interface PostOffice {
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

export function openPostOffice({ store, settings, config, log }: Options): PostOffice {
  const senders = { sms: smsSender(config.sms), email: mailSender(config.mail) };
  let working: Promise<void> = Promise.resolve();

  const carry = async (message: QueuedMessage) => {
    const { id, channel, target, scenario, locale, code, accessDomain } = message;
    if (config.logCodes) log.warn({ target, scenario, code }, 'code for a person (LOG_CODES is on)');
    const send = senders[channel];
    if (!send) return;
    const { setting } = await settings.get(accessDomain);
    const brand = String(setting.title ?? accessDomain);
    try {
      await send({ channel, target, scenario, locale, code, brand });
      await closeMessage(store.db, id, null);
    } catch (error) {
      const fault = (error as Error).message.slice(0, 500);
      log.error({ channel, scenario, fault }, 'a code could not be sent');
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
      working = working.then(work).catch((err) => log.error({ err }, 'codes could not be sent'));
    },
    idle: () => working,
  };
}

function smsSender(config: SmsConfig): Sender | undefined {
  if (config.kind === 'outbox') return undefined;
  if (config.kind === 'webhook') return webhookSender(config);
  return config.kind === 'aliyun' ? aliyunSender(config.keys) : tencentSender(config.keys);
}

function mailSender(config: MailConfig): Sender | undefined {
  if (config.kind === 'outbox') return undefined;
  return config.kind === 'smtp' ? smtpSender(config) : webhookSender(config);
}
