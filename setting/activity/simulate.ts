import { type ActivityDocument, MILLION } from './activity-document';
import { prizeOf } from './draw-proof';

export interface SimulationTerms {
  /** How many people come. */
  visitors: number;
  /** even: as many on each day. early: on each day half of those still to come, as after an announcement. */
  arrival: 'even' | 'early';
  /** Same seed, same result. */
  seed: number;
}

export interface SimulatedDay {
  /** Beijing time, as 2026-10-24. */
  day: string;
  entered: number;
  winners: number;
  /** Value of what was given, in cents of a yuan. */
  cost: number;
}

export interface Simulation {
  days: SimulatedDay[];
  prizes: { id: string; given: number; stock: number; lastOn: string | undefined }[];
  entered: number;
  /** Who came when all places were taken. */
  turnedAway: number;
  /** People who won at least once. */
  winners: number;
  /** In cents of a yuan. */
  cost: number;
}

const DAY = 86_400_000;
/** Days of a simulation; a longer window is cut into as many parts. */
const MOST_DAYS = 92;

/** Lets invented people take part in a draft by its own rules, without anything being drawn. */
export function simulate(document: ActivityDocument, terms: SimulationTerms): Simulation {
  const { windows, entry, draw, prizes = [] } = document;
  const days = daysOf(Date.parse(windows.open), Date.parse(windows.close));
  const random = randomOf(terms.seed);
  const given = prizes.map(() => 0);
  const lastOn: (string | undefined)[] = prizes.map(() => undefined);
  const result: SimulatedDay[] = [];
  let [entered, turnedAway] = [0, 0];
  const drawOnce = (day: string): number => {
    const hit = prizeOf(prizes, Math.floor(random() * MILLION));
    let at = hit ? prizes.indexOf(hit) : prizes.length;
    const isLeft = (n: number) => (given[n] ?? 0) < (prizes[n]?.stock ?? 0);
    if (draw?.whenSoldOut === 'next') while (at < prizes.length && !isLeft(at)) at += 1;
    const prize = prizes[at];
    if (!prize || !isLeft(at)) return -1;
    given[at] = (given[at] ?? 0) + 1;
    if (!isLeft(at)) lastOn[at] = day;
    return prize.value;
  };
  for (const [n, day] of days.entries()) {
    const now: SimulatedDay = { day, entered: 0, winners: 0, cost: 0 };
    for (let coming = arrivals(terms, n, days.length); coming > 0; coming -= 1) {
      if (entered >= (entry.total ?? Infinity)) {
        turnedAway += 1;
        continue;
      }
      entered += 1;
      now.entered += 1;
      const won = draw
        ? Array.from({ length: entry.perPerson }, () => drawOnce(day)).filter((value) => value >= 0)
        : [];
      now.winners += won.length > 0 ? 1 : 0;
      now.cost += won.reduce((sum, value) => sum + value, 0);
    }
    result.push(now);
  }
  return {
    ...{ days: result, entered, turnedAway },
    prizes: prizes.map(({ id, stock }, n) => ({ id, stock, given: given[n] ?? 0, lastOn: lastOn[n] })),
    winners: result.reduce((sum, { winners }) => sum + winners, 0),
    cost: result.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** How many come on a day, so that all days together make all. */
function arrivals({ visitors, arrival }: SimulationTerms, n: number, days: number): number {
  const upTo = (count: number) => (arrival === 'even' ? count / days : (1 - 0.5 ** count) / (1 - 0.5 ** days));
  return Math.round(visitors * upTo(n + 1)) - Math.round(visitors * upTo(n));
}

function daysOf(open: number, close: number): string[] {
  const length = close - open;
  if (!(length > 0)) return [];
  const step = Math.max(DAY, length / MOST_DAYS);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
  const count = Math.ceil(length / step);
  return Array.from({ length: count }, (_, n) => format.format(new Date(open + n * step)));
}

/** mulberry32: quick and the same everywhere. It decides nothing real. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
