import type { Outgoing } from '../base/outgoing/create-outgoing';
import type { OutgoingAnswer } from '../base/outgoing/dial';
import type { AllowedHost } from './allowed-hosts';

const WITHIN_MS = 10_000;
const MOST_BYTES = 1024 * 1024;

interface Ask {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

/** One request to an allowed address, with its credentials. Redirects are not followed. Throws `OutgoingRefused`. */
export const askHost = (
  outgoing: Outgoing,
  { headers: own, internal }: AllowedHost,
  { method, address, headers, body }: Ask,
): Promise<OutgoingAnswer> =>
  outgoing.request(address, {
    ...{ method, headers: { ...headers, ...own }, body, maxBytes: MOST_BYTES, timeoutMs: WITHIN_MS },
    ...{ ports: 'any', http: internal, internal },
  });
