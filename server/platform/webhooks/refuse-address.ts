import { inEveryLocale } from '../../../setting/messages/catalogue';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { OutgoingRefused } from '../../base/outgoing/outgoing-refused';
import { readTarget } from '../../base/outgoing/read-target';

/**
 * Throws 400 for an address to which nothing may be sent, except the origins of the internal network that are named.
 * Only its form counts; whether its host is public is looked up at each attempt.
 */
export function refuseAddress(url: string, internalOrigins: readonly string[]): void {
  const internal = URL.canParse(url) && internalOrigins.includes(new URL(url).origin);
  try {
    readTarget(url, internal ? { http: true, ports: 'any' } : {});
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    const { text } = error;
    throw badRequest(
      inEveryLocale((locale) => message('webhooks:wrongAddress', { why: text[locale] })[locale]),
      { field: 'url' },
    );
  }
}
