import type { Context } from '../../context';
import type { PeopleConfig } from '../config';
import { closeMessage, findQueued, keepMessage, noteFault, type QueuedMessage } from '../store/outbox';
import type { Carriers } from './carriers';
import type { Delivery } from './sender';

interface Options extends Pick<Context, 'store' | 'settings' | 'log'> {
  config: Pick<PeopleConfig, 'logCodes'>;
  carriers: Carriers;
}

/**
 * Hands one message to its provider. Throws what the provider says, so that the runner tries again. It is marked as sent after the provider
 * took it: a node that dies in between has it sent twice, which does less harm than not at all. Mails and webhooks carry a number by which
 * the other end can tell.
 */
export async function deliverMessage(options: Options, id: string, lastTry: boolean): Promise<void> {
  const { store, settings, config, carriers, log } = options;
  const message = await findQueued(store.db, id);
  if (!message) return;
  const { channel, target, scenario, code, accessDomain } = message;
  const giveUp = async (fault: string) => {
    log.error({ channel, scenario, fault }, `a ${scenario === 'notice' ? 'notice' : 'code'} could not be sent`);
    await closeMessage(store.db, id, fault);
  };
  if (message.expired) return giveUp(`It ran out before it could be sent. ${message.fault ?? ''}`.trim());
  if (config.logCodes && code !== null) log.warn({ target, scenario, code }, 'code for a person (LOG_CODES is on)');
  const carry = carriers[channel];
  // Without a provider a message stays, and its code with it, until an operator reads it or the day is over.
  if (!carry) return keepMessage(store.db, id, null);
  const { setting } = await settings.get(accessDomain);
  try {
    const taken = await carry(deliveryOf(message, String(setting.title ?? accessDomain)));
    await (taken ? closeMessage(store.db, id, null) : keepMessage(store.db, id, codesOnly));
  } catch (error) {
    const fault = (error as Error).message.slice(0, 500);
    await (lastTry ? giveUp(fault) : noteFault(store.db, id, fault));
    throw error;
  }
}

function deliveryOf({ id: row, createdAt, notice, code, scenario, ...rest }: QueuedMessage, brand: string): Delivery {
  // Rows are counted from 1 in each database; mailboxes remember longer.
  const to = { ...rest, id: `${row}-${createdAt.getTime().toString(36)}` };
  if (scenario !== 'notice') return { ...to, scenario, code: code ?? '', brand };
  if (!notice) throw new Error('The notice says nothing.');
  return { ...to, scenario, notice, brand };
}

const codesOnly = 'The SMS provider fills codes into its template and takes no other text. Pass the notice on by hand.';
