import { LOCALES } from '../../generated/locales';
import { demandHref } from '../../setting/market/demand-document';
import type { Names } from '../../setting/market/offering-document';
import type { Context } from '../context';
import { notify } from '../notifications';
import { rematch } from './match/find-matches';
import { takeUnmatched } from './store/demand-matches';
import { readPublished, takeUntold } from './store/demands';
import { whoRuns } from './store/people';
import { takeEndingDemands, takeEndingRights } from './store/reminders';
import { whoSearches } from './store/searches';

type Parts = Pick<Context, 'store' | 'jobs'>;
const APPS = '/personInfo?PersonCommunity=%2Fusercenter%2Fapps';
const AT_ONCE = 20;
const MATCHED_AT_ONCE = 100;

/** A name for people of every language. */
export const titleOf = (names: Names): string =>
  [...new Set(LOCALES.flatMap((locale) => names[locale] ?? []))].join(' / ');

/** Tells organizations that rights and demands of theirs end soon. What is taken is told in the same transaction, so once. */
export async function remind({ store, jobs }: Parts, now: Date): Promise<void> {
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
  });
}

/** Finds anew what fits open demands: of changed ones at once, of the rest each day. */
export async function matchDemands({ store }: Pick<Parts, 'store'>): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const demand of await readPublished(trx, await takeUnmatched(trx, MATCHED_AT_ONCE)))
      await rematch(trx, demand);
  });
}

/** Tells suppliers of demands that fit what they offer to everybody of the portal, and whoever saved such a search, once the demands can be read. */
export async function tellOfFitting({ store, jobs }: Parts): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    for (const demand of await takeUntold(trx, AT_ONCE)) {
      const { id, domain, title, organizationId } = demand;
      const matches = await rematch(trx, demand);
      const suppliers = [...new Set(matches.map(({ row }) => row.supplierId))].filter((one) => one !== organizationId);
      const people = new Set<string>();
      for (const person of await whoSearches(trx, id)) people.add(person);
      for (const supplier of suppliers) for (const person of await whoRuns(trx, supplier)) people.add(person);
      await notify(jobs, trx, {
        ...{
          kind: 'demand-fits',
          domain,
          people: [...people],
          root: id,
          title,
          link: demandHref(id),
          event: `fits:${id}`,
        },
      });
    }
  });
}
