import { Resolver } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { type Dial, dial, type OutgoingAnswer } from './dial';
import { OutgoingRefused, reasonOfFailure } from './outgoing-refused';
import { isLoopbackAddress, isPublicAddress } from './public-address';
import { hostOf, readTarget, type TargetRules } from './read-target';

export interface OutgoingRequest extends TargetRules, Partial<Pick<Dial, 'method' | 'headers' | 'body' | 'maxBytes'>> {
  /** Total time for lookup, connection, redirects and body. */
  timeoutMs?: number;
  /** The configuration names the address, so it may be on the internal network. */
  internal?: boolean;
  /** Maximum number of redirects, each checked like the first address; 0 by default. */
  redirects?: number;
}

/** The only way to call addresses that people or settings name. */
export interface Outgoing {
  request(address: string, wish?: OutgoingRequest): Promise<OutgoingAnswer>;
  /** The TXT records of a name, each joined into one string; empty if there are none. */
  txt(name: string): Promise<string[]>;
}

interface OutgoingParts {
  resolve: (host: string) => Promise<string[]>;
  resolveTxt: (name: string) => Promise<string[][]>;
  /** Hosts that may resolve to this machine, on any port; for tests. */
  loopbackHosts: readonly string[];
  ca?: string;
}

const defaults = { timeoutMs: 10_000, maxBytes: 256 * 1024, redirects: 0, method: 'GET' };
const redirecting = [301, 302, 303, 307, 308];
const txtTimeoutMs = 5_000;

export function createOutgoing(parts: Partial<OutgoingParts> = {}): Outgoing {
  const { resolve = resolveAll, resolveTxt = askTxt, loopbackHosts = [], ca } = parts;

  /**
   * Throws unless every address of the host may be called, since a mix of public and private addresses is an attack.
   */
  async function addressesOf(url: URL, internal = false): Promise<string[]> {
    const host = hostOf(url);
    const addresses = isIP(host) === 0 ? await resolve(host).catch(notFound) : [host];
    const mayCall = (one: string) =>
      internal || isPublicAddress(one) || (loopbackHosts.includes(host) && isLoopbackAddress(one));
    if (addresses.length === 0) throw new OutgoingRefused('not-found');
    if (!addresses.every(mayCall)) throw new OutgoingRefused('not-public');
    return addresses;
  }

  async function follow(address: string, wish: OutgoingRequest, signal: AbortSignal): Promise<OutgoingAnswer> {
    const { method = defaults.method, maxBytes = defaults.maxBytes, redirects = 0, headers = {}, body } = wish;
    const named = URL.canParse(address) && loopbackHosts.includes(new URL(address).hostname);
    const url = readTarget(address, named ? { ...wish, ports: 'any' } : wish);
    const addresses = await addressesOf(url, wish.internal);
    signal.throwIfAborted();
    const answer = await dial(url, addresses, { method, headers, body, maxBytes, signal, ca });
    const { location } = answer.headers;
    if (!redirecting.includes(answer.status) || location === undefined) return answer;
    // Neither a body nor secret headers may go to a host for which they were not meant.
    if (redirects === 0 || !['GET', 'HEAD'].includes(method) || !URL.canParse(location, url.href))
      throw new OutgoingRefused('redirected');
    // Checked as sent, so that its spelling is validated too.
    const next = URL.canParse(location) ? location : new URL(location, url).href;
    const kept = new URL(next).origin === url.origin ? headers : {};
    return follow(next, { ...wish, headers: kept, redirects: redirects - 1, internal: false }, signal);
  }

  return {
    async request(address, wish = {}) {
      const signal = AbortSignal.timeout(wish.timeoutMs ?? defaults.timeoutMs);
      const tooSlow = new Promise<never>((_, reject) => {
        // A DNS lookup cannot be aborted, so it is abandoned.
        signal.addEventListener('abort', () => reject(new OutgoingRefused('too-slow')), { once: true });
      });
      try {
        return await Promise.race([follow(address, wish, signal), tooSlow]);
      } catch (error) {
        if (error instanceof OutgoingRefused) throw error;
        throw new OutgoingRefused(signal.aborted ? 'too-slow' : reasonOfFailure(error), { cause: error });
      }
    },
    async txt(name) {
      const records = await resolveTxt(name).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return [];
        throw new OutgoingRefused('too-slow', { cause: error });
      });
      return records.map((parts) => parts.join(''));
    },
  };
}

const notFound = (cause: unknown): never => {
  throw new OutgoingRefused('not-found', { cause });
};

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
}

/** A new resolver per query, so that no answer is cached. */
const askTxt = (name: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const resolver = new Resolver({ timeout: txtTimeoutMs, tries: 1 });
    resolver.resolveTxt(name, (error, records) => (error ? reject(error) : resolve(records)));
  });
