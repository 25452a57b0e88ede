import type { LocalizedText } from '../http/errors';
import { message } from '../messages/message';

const texts = {
  'no-address': message('base:outgoing.noAddress'),
  scheme: message('base:outgoing.scheme'),
  credentials: message('base:outgoing.credentials'),
  port: message('base:outgoing.port'),
  'not-public': message('base:outgoing.notPublic'),
  'not-found': message('base:outgoing.notFound'),
  unreachable: message('base:outgoing.unreachable'),
  'too-slow': message('base:outgoing.tooSlow'),
  'too-large': message('base:outgoing.tooLarge'),
  redirected: message('base:outgoing.redirected'),
} satisfies Record<string, LocalizedText>;

type OutgoingReason = keyof typeof texts;

/**
 * Why an address was not called or the call failed. Reveals nothing about the internal network: no addresses and no
 * socket errors.
 */
export class OutgoingRefused extends Error {
  readonly text: LocalizedText;

  constructor(
    readonly reason: OutgoingReason,
    options?: ErrorOptions,
  ) {
    super(texts[reason]['en-US'], options);
    this.name = 'OutgoingRefused';
    this.text = texts[reason];
  }
}
