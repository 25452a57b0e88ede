import { type ActivityDocument, MILLION, type Prize } from './activity-document';
import { prizesInOrder } from './check-list';
import { prizeOf } from './draw-proof';

export interface SimulationTerms {
  /** How many people come. */
  visitors: number;
  /** even: as many on each day. early: on each day half of those still to come, as after an announcement. */
  arrival: 'even' | 'early';
  /** Same seed, same result. */
  seed: number;
  /** Of a list: the share of winners who claim in time, 0 to 1; all of them if absent. */
  claimed?: number;
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
  /** Of a list. */
  list?: {
    /** Reserves that were asked because somebody before them did not claim. */
    reserves: number;
    /** Prizes that nobody has claimed in the end. */
    unclaimed: number;
  };
}

const DAY = 86_400_000;
/** Days of a simulation; a longer window is cut into as many parts. */
const MOST_DAYS = 92;

/** Lets invented people take part in a draft by its own rules, without anything being drawn. */
export function simulate(document: ActivityDocument, terms: SimulationTerms): Simulation {
  const { windows, entry, draw, prizes = [] } = document;
  const days = daysOf(Date.parse(windows.open), Date.parse(windows.close));
  const random = randomOf(terms.seed);
  const stock = openStock(prizes);
  const result: SimulatedDay[] = [];
  let [entered, turnedAway] = [0, 0];
  for (const [n, day] of days.entries()) {
    const now: SimulatedDay = { day, entered: 0, winners: 0, cost: 0 };
    for (let coming = arrivals(terms, n, days.length); coming > 0; coming -= 1) {
      if (entered >= (entry.total ?? Infinity)) {
        turnedAway += 1;
        continue;
      }
      entered += 1;
      now.entered += 1;
      const won =
        draw?.kind === 'instant'
          ? Array.from({ length: entry.perPerson }, () => drawOnce(document, stock, random, day)).filter(
              (value) => value >= 0,
            )
          : [];
      now.winners += won.length > 0 ? 1 : 0;
      now.cost += won.reduce((sum, value) => sum + value, 0);
    }
    result.push(now);
  }
  const list = draw?.kind === 'list' ? drawFromList(document, { entered, stock, random, terms }) : undefined;
  if (list) addDay(result, list.day);
  return {
    ...{ days: result, entered, turnedAway },
    prizes: prizes.map(({ id, stock: all }, n) => ({ id, stock: all, given: stock.given(n), lastOn: stock.lastOn(n) })),
    winners: result.reduce((sum, { winners }) => sum + winners, 0),
    cost: result.reduce((sum, { cost }) => sum + cost, 0),
    ...(list && { list: { reserves: list.reserves, unclaimed: list.unclaimed } }),
  };
}

type Stock = ReturnType<typeof openStock>;

function openStock(prizes: readonly Prize[]) {
  const given = prizes.map(() => 0);
  const lastOn: (string | undefined)[] = prizes.map(() => undefined);
  const isLeft = (n: number) => (given[n] ?? 0) < (prizes[n]?.stock ?? 0);
  return {
    isLeft,
    /** Gives one of the prize; its value. */
    take(n: number, day: string): number {
      given[n] = (given[n] ?? 0) + 1;
      if (!isLeft(n)) lastOn[n] = day;
      return prizes[n]?.value ?? 0;
    },
    given: (n: number) => given[n] ?? 0,
    lastOn: (n: number) => lastOn[n],
  };
}

/** Value of what an instant draw wins; below zero for nothing. */
function drawOnce({ prizes = [], draw }: ActivityDocument, stock: Stock, random: () => number, day: string): number {
  const hit = prizeOf(prizes, Math.floor(random() * MILLION));
  let at = hit ? prizes.indexOf(hit) : prizes.length;
  if (draw?.whenSoldOut === 'next') while (at < prizes.length && !stock.isLeft(at)) at += 1;
  return stock.isLeft(at) ? stock.take(at, day) : -1;
}

interface Drawing {
  entered: number;
  stock: Stock;
  random: () => number;
  terms: SimulationTerms;
}

/** Everybody has one ticket and wins once at most; what a winner does not claim goes to the reserves in order. */
function drawFromList(
  { prizes = [], draw, windows }: ActivityDocument,
  { entered, stock, random, terms: { claimed = 1 } }: Drawing,
) {
  const given = prizesInOrder(prizes, entered);
  const most = Math.min(draw?.reserves ?? 0, entered - given.length);
  const day: SimulatedDay = { day: dayOf(Date.parse(windows.draw ?? windows.close)), entered: 0, winners: 0, cost: 0 };
  const at = new Map(prizes.map(({ id }, n) => [id, n]));
  let [reserves, unclaimed] = [0, 0];
  for (const prize of given) {
    let isClaimed = random() < claimed;
    while (!isClaimed && reserves < most) {
      reserves += 1;
      isClaimed = random() < claimed;
    }
    if (isClaimed) {
      day.winners += 1;
      day.cost += stock.take(at.get(prize) ?? 0, day.day);
    } else unclaimed += 1;
  }
  return { day, reserves, unclaimed };
}

function addDay(days: SimulatedDay[], { day, winners, cost }: SimulatedDay): void {
  const same = days.find((one) => one.day === day);
  if (!same) days.push({ day, entered: 0, winners, cost });
  else Object.assign(same, { winners: same.winners + winners, cost: same.cost + cost });
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
  const count = Math.ceil(length / step);
  return Array.from({ length: count }, (_, n) => dayOf(open + n * step));
}

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' });
const dayOf = (at: number): string => format.format(new Date(at));

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
