import type { Scenario } from '../../base/database/people-tables';
import { type CodeWords, codeMessage } from '../codes/code-message';
import { type NoticeWords, noticeMessage } from '../undo/notice-message';
import type { Letter } from './letter';

interface To {
  /** The same for each attempt, so that the recipient can recognize a repetition. */
  id: string;
  channel: 'sms' | 'email';
  target: string;
}

export type CodeDelivery = To & CodeWords & { scenario: Scenario };
export type NoticeDelivery = To & NoticeWords & { scenario: 'notice' };
export type LetterDelivery = To & { scenario: 'notice'; locale: NoticeWords['locale']; brand: string; letter: Letter };
export type Delivery = CodeDelivery | NoticeDelivery | LetterDelivery;

export function messageOf(delivery: Delivery): Pick<Letter, 'subject' | 'text'> & Partial<Letter> {
  if ('letter' in delivery) return delivery.letter;
  return delivery.scenario === 'notice' ? noticeMessage(delivery) : codeMessage(delivery);
}

/** The recipient's mailbox refused the message for good: trying again would be a nuisance. */
export class Refused extends Error {}

/** Hands a message to its provider. Throws a reason that an operator can act on, without the code and without keys. */
export type Sender = (delivery: Delivery) => Promise<void>;
/** For providers that insert codes into their own approved template. */
export type CodeSender = (delivery: Pick<CodeDelivery, 'target' | 'code'>) => Promise<void>;

/** Limits the wait, so that an unresponsive provider does not delay the next message. */
export const sendTimeoutMs = 15_000;

/** Posts and returns the parsed response; an error contains the start of it. */
export async function postTo(url: string, init: { headers: Record<string, string>; body: string }): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(sendTimeoutMs),
    ...init,
  });
  const text = (await answer.text()).slice(0, 10_000);
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}: ${text.slice(0, 200)}`);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
