import { LOCALES } from '../../generated/locales';
import { demandHref } from '../../setting/market/demand-document';
import type { Names } from '../../setting/market/offering-document';
import type { Db } from '../base/database/db';
import type { Context } from '../context';
import { notify } from '../notifications';
import { rematch } from './match/find-matches';
import { takeUnmatched } from './store/demand-matches';
import { readPublished, takeUntold } from './store/demands';
import { whoRuns } from './store/people';
import { takeEndingDemands, takeEndingRights, takeWaitingOrders } from './store/reminders';
import { whoSearches } from './store/searches';
import { operatorHref, whoOperates } from './who-operates';

type Parts = Pick<Context, 'store' | 'jobs' | 'settings'>;
const ORDERS = '/personInfo?PersonCommunity=%2Fusercenter%2Forders';
const SOLD = '/personInfo?PersonCommunity=%2Fusercenter%2Fsold';
const APPS = '/personInfo?PersonCommunity=%2Fusercenter%2Fapps';
const HALL = '/mission';
const DEMANDS = '/personInfo?PersonCommunity=%2Fusercenter%2Fdemands';
/** What is left is told the next day. */
const MOST_TOLD = 2_000;
/** Few, since whoever changes one of them waits meanwhile. */
const MATCHED_AT_ONCE = 20;

/** A name for people of every language. */
export const titleOf = (names: Names): string =>
  [...new Set(LOCALES.flatMap((locale) => names[locale] ?? []))].join(' / ');

/** Tells organizations that rights and demands of theirs end soon, or that an order waits. What is taken is told in the same transaction, so once. */
export async function remind(ctx: Parts, now: Date): Promise<void> {
  const { store, jobs } = ctx;
  await store.db.transaction().execute(async (trx) => {
    for (const { id, organization, domain, days, endsAt, names } of await takeEndingRights(trx, now))
      await notify(jobs, trx, {
        ...{ kind: 'right-ends', domain, people: await whoRuns(trx, organization), root: `right:${id}`, link: APPS },
        ...{ title: titleOf(names), event: `right:${id}:${endsAt.toISOString()}:${days}` },
      });
    for (const { id, organization, domain, days, endsAt, author, title } of await takeEndingDemands(trx, now)) {
      const people = [...new Set([...(author === null ? [] : [author]), ...(await whoRuns(trx, organization))])];
      await notify(jobs, trx, {
        ...{ kind: 'demand-ends', domain, people, root: id, title, link: demandHref(id) },
        event: `demand:${id}:${endsAt.toISOString()}:${days}`,
      });
    }
    for (const { id, step, domain, organization, side, names } of await takeWaitingOrders(trx, now))
      await notify(jobs, trx, {
        ...{
          kind: 'order',
          domain,
          people: await (side === 'operator' ? whoOperates(ctx, trx, domain) : whoRuns(trx, organization)),
          root: `order:${id}`,
          title: titleOf(names),
        },
        ...{ link: { buyer: ORDERS, supplier: SOLD, operator: operatorHref(domain) }[side] },
        ...{ event: `order:${id}:${step}:waits` },
      });
  });
}

/** Finds anew what fits open demands: of changed ones at once, of the rest each day. */
export async function matchDemands({ store }: Pick<Parts, 'store'>): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const demand of await readPublished(trx, await takeUnmatched(trx, MATCHED_AT_ONCE)))
      await rematch(trx, demand);
  });
}

/**
 * Tells suppliers of demands that fit what they offer to everybody of the portal, and whoever saved such a search, once
 * the demands can be read: each person once for all that there are. Of several no title is told, since each has readers
 * of its own.
 */
export async function tellOfFitting({ store, jobs }: Pick<Parts, 'store' | 'jobs'>): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    const taken = await takeUntold(trx, MOST_TOLD);
    const told = new Map<string, FittingNews>();
    for (const demand of taken) {
      for (const person of await whoSearches(trx, demand.id)) add(told, person, demand, HALL);
      for (const supplier of await suppliersFor(trx, demand))
        for (const person of await whoRuns(trx, supplier)) add(told, person, demand, DEMANDS);
    }
    const at = taken[0]?.id ?? '';
    await notify(
      jobs,
      trx,
      [...told.values()].map(({ person, domain, demands, link }) => {
        const [one] = demands;
        const about = { kind: 'demand-fits' as const, domain, people: [person], count: demands.length };
        return one && demands.length === 1
          ? { ...about, root: one.id, title: one.title, link: demandHref(one.id), event: `fits:${one.id}` }
          : { ...about, root: `fits:${domain}`, title: '', link, event: `fits:${at}` };
      }),
    );
  });
}

interface FittingNews {
  person: string;
  domain: string;
  demands: { id: string; title: string }[];
  link: string;
}

function add(
  told: Map<string, FittingNews>,
  person: string,
  demand: { id: string; title: string; domain: string },
  link: string,
) {
  const key = `${demand.domain} ${person}`;
  const known = told.get(key) ?? { person, domain: demand.domain, demands: [], link };
  if (!known.demands.some(({ id }) => id === demand.id)) known.demands.push(demand);
  told.set(key, { ...known, link: known.link === DEMANDS ? DEMANDS : link });
}

async function suppliersFor(trx: Db, demand: Parameters<typeof rematch>[1] & { organizationId: string }) {
  const matches = await rematch(trx, demand);
  return [...new Set(matches.map(({ row }) => row.supplierId))].filter((one) => one !== demand.organizationId);
}
