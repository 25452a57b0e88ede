import type { Context } from '../../context';
import type { PeopleConfig } from '../config';
import { closeMessage, findQueued, keepMessage, noteFault, type QueuedMessage, withholdMessage } from '../store/outbox';
import type { Carriers } from './carriers';
import type { LetterRequest, LetterWriter } from './letter';
import { type Delivery, Refused } from './sender';

interface Options extends Pick<Context, 'store' | 'settings' | 'log' | 'letters'> {
  config: Pick<PeopleConfig, 'logCodes'>;
  carriers: Carriers;
}

/**
 * Hands one message to its provider. Rethrows the provider's error, so that the job is retried. The message is marked
 * as sent only after the provider accepted it: if the node dies in between it is sent twice, which is better than not
 * at all. Mails and webhooks carry an id by which the recipient can recognize a repetition.
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
  // Without a provider, the message and its code stay for an operator to read, for up to a day.
  if (!carry) return keepMessage(store.db, id, null);
  const { setting } = await settings.get(accessDomain);
  const brand = String(setting.texts?.[message.locale]?.title ?? setting.title ?? accessDomain);
  const pen = penOf(options, message, brand);
  try {
    const delivery = pen ? await writeLetter(message, pen) : deliveryOf(message, brand);
    if (!delivery) return await withholdMessage(store.db, id);
    const taken = await carry(delivery);
    await (taken ? closeMessage(store.db, id, null) : keepMessage(store.db, id, codesOnly));
  } catch (error) {
    const fault = (error as Error).message.slice(0, 500);
    if (pen && error instanceof Refused) {
      await pen.writer.refused(pen.request);
      return giveUp(fault);
    }
    await (lastTry ? giveUp(fault) : noteFault(store.db, id, fault));
    throw error;
  }
}

type Pen = { writer: LetterWriter; request: LetterRequest };

/** For a message that another room writes. */
function penOf({ letters }: Pick<Options, 'letters'>, message: QueuedMessage, brand: string): Pen | undefined {
  const { notice, target, accessDomain, locale } = message;
  if (notice?.what !== 'letter') return undefined;
  const writer = letters.get(notice.writer);
  if (!writer) throw new Error(`Nobody here writes letters of ${notice.writer}.`);
  return { writer, request: { about: notice.about, target, accessDomain, locale, brand } };
}

async function writeLetter(message: QueuedMessage, { writer, request }: Pen): Promise<Delivery | undefined> {
  const letter = await writer.write(request);
  const { channel, target, locale } = message;
  return letter && { id: idOf(message), channel, target, locale, scenario: 'notice', brand: request.brand, letter };
}

function deliveryOf(message: QueuedMessage, brand: string): Delivery {
  const { notice, code, scenario, ...rest } = message;
  const to = { ...rest, id: idOf(message) };
  if (scenario !== 'notice') return { ...to, scenario, code: code ?? '', brand };
  if (!notice || notice.what === 'letter') throw new Error('The notice says nothing.');
  return { ...to, scenario, notice, brand };
}

/** Row ids restart at 1 in a new database, but mailboxes remember earlier ones. */
const idOf = ({ id, createdAt }: QueuedMessage) => `${id}-${createdAt.getTime().toString(36)}`;

const codesOnly = 'The SMS provider fills codes into its template and takes no other text. Pass the notice on by hand.';
