import { fromHex, hex, hmacWith, sha256 } from '../hash/digest';
import { MILLION } from './activity-document';

/** Version 1 of how draws are computed. Strings are joined by line feeds, hex is in lower case. */
export interface DrawPlace {
  /** The secret, in hex: sealed until the end. */
  secret: string;
  activity: string;
  /** Hash of the published document. */
  rulesHash: string;
  /** A public number of a round that was named before; undefined for none. */
  beacon?: string;
}

const joined = (...parts: (string | number)[]) => parts.join('\n');
const none = '-';

/** Stands in the rules before the activity opens. */
export const commitmentOf = (secret: string): string => hex(sha256(fromHex(secret)));

/** What everybody who takes part was given: published at the close. */
export const ticketsHash = (tickets: readonly string[]): string => hex(sha256([...tickets].sort().join('\n')));

/** The tickets of a list in the order in which prizes, then reserves, are given. */
export function drawList(tickets: readonly string[], place: DrawPlace, most = tickets.length): string[] {
  const pool = [...tickets].sort();
  const { secret, activity, rulesHash, beacon = none } = place;
  const key = hmacWith(fromHex(secret))(joined('millwright-draw-1', activity, rulesHash, ticketsHash(tickets), beacon));
  const numbers = hmacWith(key);
  const drawn: string[] = [];
  for (let i = 0; pool.length > 0 && drawn.length < most; i += 1) {
    const x = firstEight(numbers(uint32(i)));
    const m = BigInt(pool.length);
    // From here on, the lower tickets would be a little more likely.
    if (x >= ((1n << 64n) / m) * m) continue;
    const at = Number(x % m);
    drawn.push(pool[at] as string);
    const last = pool.pop() as string;
    if (at < pool.length) pool[at] = last;
  }
  return drawn;
}

export interface Throw {
  ticket: string;
  /** The how manieth draw of the ticket, from 1. */
  k: number;
  /** Chosen by the visitor's browser. */
  clientSeed: string;
}

/** The roll of an instant draw, from 0 to 999,999. */
export function rollOf(
  { ticket, k, clientSeed }: Throw,
  { secret, activity, rulesHash, beacon = none }: DrawPlace,
): number {
  const text = joined('millwright-roll-1', activity, rulesHash, ticket, k, clientSeed, beacon);
  return Number((firstEight(hmacWith(fromHex(secret))(text)) * BigInt(MILLION)) >> 64n);
}

/** The prize that a roll hits by the cumulated odds; undefined for none. */
export function prizeOf<P extends { odds?: number }>(prizes: readonly P[], roll: number): P | undefined {
  let upTo = 0;
  return prizes.find(({ odds = 0 }) => {
    upTo += odds;
    return roll < upTo;
  });
}

const firstEight = (bytes: Uint8Array): bigint => new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);

function uint32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}
