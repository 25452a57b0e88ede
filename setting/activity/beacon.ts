/**
 * A public source of random numbers: one every `period` seconds from `genesis` (both in seconds) on, each signed by a
 * group of which no member alone knows it before. The hash names the chain at its relays.
 */
export interface BeaconChain {
  hash: string;
  /** In hex: of G2, as signatures lie on G1. */
  publicKey: string;
  genesis: number;
  period: number;
}

/** The quicknet chain of drand, by the League of Entropy. It is pinned: another chain is another rule. */
export const QUICKNET: BeaconChain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1_692_803_367,
  period: 3,
};

/** A list is drawn by the first number that comes this long after its time. */
export const LIST_LEAD_SECONDS = 60;
/** A press is rolled by the first number that comes later than this after it, whichever clock is a little late. */
export const PRESS_LEAD_SECONDS = 1;

export interface BeaconValue {
  round: number;
  /** SHA-256 of the signature, in hex. */
  randomness: string;
  signature: string;
}

type Clock = Pick<BeaconChain, 'genesis' | 'period'>;

/** When the number of a round is published. */
export const timeOfRound = (round: number, { genesis, period }: Clock = QUICKNET): Date =>
  new Date((genesis + (round - 1) * period) * 1000);

/** The first round that is published later than so many seconds after a moment. */
export const roundAfter = (at: Date, seconds: number, { genesis, period }: Clock = QUICKNET): number =>
  Math.max(1, Math.floor((at.getTime() / 1000 + seconds - genesis) / period) + 2);

/** The round that decides a list, from the time of its draw. */
export const roundOfList = (draw: string, clock: Clock = QUICKNET): number =>
  roundAfter(new Date(draw), LIST_LEAD_SECONDS, clock);

/** The round that decides a press. */
export const roundOfPress = (at: Date, clock: Clock = QUICKNET): number => roundAfter(at, PRESS_LEAD_SECONDS, clock);
