import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type BeaconChain, type BeaconValue, QUICKNET, timeOfRound } from '../../../setting/activity/beacon';
import { fromHex, hex, sha256 } from '../../../setting/hash/digest';
import type { Store } from '../../base/database/db';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { keepValue, readValue } from '../store/beacon-values';

/** Public numbers, each signed by its chain. Never another source in place of one that is late. */
export interface Beacon {
  /** Whether the server knows any relay. */
  isOn: boolean;
  chain: BeaconChain;
  /** The number of a round; undefined while it is not published or no relay answers rightly. */
  valueOf(round: number, now: Date): Promise<BeaconValue | undefined>;
}

interface Parts {
  store: Pick<Store, 'db'>;
  outgoing: Outgoing;
  config: { beaconUrls: readonly string[] };
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Another one is for tests. */
  chain?: BeaconChain;
  /** Time for one relay. */
  timeoutMs?: number;
  /** No reader of a page waits longer for a silent relay; what it says later is kept all the same. */
  patienceMs?: number;
}

/** After a failure, relays are left alone for so long, however many people wait. */
const PAUSE_MS = 2_000;

export function openBeacon(parts: Parts): Beacon {
  const { store, outgoing, config, log, chain = QUICKNET, timeoutMs = 4_000, patienceMs = 1_000 } = parts;
  const asked = new Map<number, Promise<BeaconValue | undefined>>();
  let quietUntil = 0;
  const withPatience = <T>(asking: Promise<T>): Promise<T | undefined> =>
    Promise.race([asking, sleep(patienceMs, undefined, { ref: false })]);

  async function ask(url: string, round: number): Promise<BeaconValue> {
    const address = `${url}/${chain.hash}/public/${round}`;
    const ports = [Number(new URL(url).port) || (url.startsWith('http:') ? 80 : 443)];
    const wish = { timeoutMs, maxBytes: 4096, internal: true, http: true, ports };
    const { status, body } = await outgoing.request(address, wish);
    if (status !== 200) throw new Error(`answered ${status}`);
    const value = readAnswer(body.toString('utf8'), round);
    // The mathematics of curves is not loaded where no draw asks for it.
    const { isSigned } = await import('../../../setting/activity/check-beacon');
    if (!value || !isSigned(value, chain)) throw new Error('gave a number that the chain has not signed');
    return value;
  }

  async function askAll(round: number): Promise<BeaconValue | undefined> {
    // Kept by whoever asked while this caller still read that nobody had.
    const kept = await readValue(store.db, chain.hash, round);
    if (kept) return kept;
    try {
      const value = await Promise.any(
        config.beaconUrls.map((url) =>
          ask(url, round).catch((error: Error) => {
            log.warn({ relay: url, round, reason: error.message }, 'a relay of the beacon failed');
            throw error;
          }),
        ),
      );
      await keepValue(store.db, chain.hash, value);
      return value;
    } catch {
      quietUntil = Date.now() + PAUSE_MS;
      return undefined;
    }
  }

  return {
    isOn: config.beaconUrls.length > 0,
    chain,
    async valueOf(round, now) {
      const known = await readValue(store.db, chain.hash, round);
      if (known) return known;
      if (now < timeOfRound(round, chain) || config.beaconUrls.length === 0) return undefined;
      const running = asked.get(round);
      if (running) return withPatience(running);
      if (Date.now() < quietUntil) return undefined;
      const asking = askAll(round).finally(() => asked.delete(round));
      asked.set(round, asking);
      return withPatience(asking);
    },
  };
}

/** What a relay says of the round that was asked for; its number is computed here. */
function readAnswer(text: string, round: number): BeaconValue | undefined {
  try {
    const said = JSON.parse(text) as { round?: unknown; signature?: unknown } | null;
    const signature = said?.signature;
    if (said?.round !== round || typeof signature !== 'string' || !/^[0-9a-f]{96}$/.test(signature)) return undefined;
    return { round, signature, randomness: hex(sha256(fromHex(signature))) };
  } catch {
    return undefined;
  }
}
