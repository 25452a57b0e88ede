import type { FastifyBaseLogger } from 'fastify';
import type { Contract, Operation } from '../base/contract/document';
import type { Store } from '../base/database/db';
import type { Config } from '../config';
import { type Breaker, createBreaker } from './breaker';
import { type AnswerCounts, countAnswers } from './count-answers';
import { createFindCall, type FindCall, pathOf, prefixOf } from './find-call';
import { canBeMirrored, type Way } from './may-switch';
import { readSwitches, SERVICE_SWITCHED, type SwitchRow } from './store/switches';

/** Who answers which call, and what is known of the services behind the portal. */
export interface Services {
  prefixes: readonly string[];
  findCall: FindCall;
  /** Calls of the specification under a prefix. */
  callsOf(prefix: string): Operation[];
  /** Who answers a call, or the rest of its prefix. */
  wayOf(prefix: string, operation: Operation | undefined): Way;
  /** Whether a service answers the request, before anything of it is read. */
  goesThere(method: string, url: string): boolean;
  /** Whether people sign in here, so that tokens are the portal's. */
  tokensAreOurs(): boolean;
  switchOf(prefix: string, call: string): SwitchRow | undefined;
  breaker(prefix: string): Breaker;
  counts: AnswerCounts;
  /** Reads the switches again; other nodes do it by themselves. */
  reload(): Promise<void>;
  close(): Promise<void>;
}

interface Parts {
  config: Pick<Config, 'upstreams' | 'upstreamCalls'>;
  contract: Contract;
  store: Store;
  log: FastifyBaseLogger;
}

export async function openServices({ config, contract, store, log }: Parts): Promise<Services> {
  const { upstreams, upstreamCalls } = config;
  const prefixes = Object.keys(upstreams);
  const findCall = createFindCall(contract);
  const specified = [...contract.operations.values()].filter(({ origin }) => origin === 'spec');
  const callsOf = (prefix: string) => specified.filter(({ url }) => prefixOf(url, [prefix]));
  const signIns = specified.filter(({ opensSession }) => opensSession);
  const breakers = new Map(prefixes.map((prefix) => [prefix, createBreaker()]));
  const counts = countAnswers({ db: store.db, log });
  let switches = new Map<string, SwitchRow>();
  let reading: Promise<void> = Promise.resolve();

  const read = async () => {
    const rows = await readSwitches(store.db);
    switches = new Map(rows.map((row) => [`${row.prefix} ${row.call}`, row]));
  };
  // One after another: an earlier read that ends later would know less.
  const reload = () => {
    reading = reading.then(read, read);
    return reading;
  };
  const again = () => reload().catch((err) => log.error({ err }, 'who answers which call could not be read again'));
  const stopListening = prefixes.length > 0 ? await store.listen(SERVICE_SWITCHED, again) : () => {};
  if (prefixes.length > 0) await reload();

  /** As the configuration says. */
  const first = (prefix: string, operation: Operation | undefined): Way => {
    const listed = upstreamCalls[prefix];
    if (listed === undefined) return 'there';
    return operation && listed.includes(operation.id) ? 'there' : 'here';
  };

  function wayOf(prefix: string, operation: Operation | undefined): Way {
    if (operation?.origin === 'millwright') return 'here';
    const own = operation && switches.get(`${prefix} ${operation.id}`)?.state;
    const way = own ?? switches.get(`${prefix} `)?.state ?? first(prefix, operation);
    return way === 'mirrored' && !(operation && canBeMirrored(operation)) ? 'here' : way;
  }

  return {
    ...{ prefixes, findCall, callsOf, wayOf, counts, reload },
    goesThere(method, url) {
      const prefix = prefixes.length === 0 ? undefined : prefixOf(pathOf(url), prefixes);
      return prefix !== undefined && wayOf(prefix, findCall(method, url)) === 'there';
    },
    tokensAreOurs() {
      if (!prefixes.includes('/proxy-api')) return true;
      return !signIns.some((operation) => {
        return prefixOf(operation.url, ['/proxy-api']) && wayOf('/proxy-api', operation) === 'there';
      });
    },
    switchOf: (prefix, call) => switches.get(`${prefix} ${call}`),
    breaker: (prefix) => breakers.get(prefix) ?? createBreaker(),
    async close() {
      stopListening();
      await counts.close();
    },
  };
}
