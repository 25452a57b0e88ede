import type { Names } from '../../../setting/market/offering-document';
import type { OrderState } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';
import { emit } from '../../base/events/emit';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { titleOf } from '../remind';
import { whoRuns } from '../store/people';

interface Told extends OrderState {
  id: string;
  step: number;
  domain: string;
  buyer: string;
  supplier: string;
  /** Who ordered. */
  person: string | null;
  actor: string;
  names: Names;
}

const OWN = '/personInfo?PersonCommunity=%2Fusercenter%2F';

/** Tells the side that has to decide, or who ordered, of what became of an order. Prices are in no notification. */
export async function tellOfOrder({ jobs }: Pick<Context, 'jobs'>, trx: Db, told: Told): Promise<void> {
  const { id, step, domain, buyer, supplier, person, actor, names, status, waitsFor } = told;
  const about = { domain, root: `order:${id}`, actor, title: titleOf(names), event: `order:${id}:${step}` };
  const link = `${OWN}orders`;
  await emit(trx, {
    ...{ type: 'order.status_changed', to: { organizations: [buyer, supplier], domain } },
    data: { order: id, status, path: link },
  });
  const waits = waitsFor === 'supplier' || (waitsFor === 'buyer' && status === 'submitted');
  const side = waitsFor === 'supplier' ? supplier : buyer;
  const deciders = waits || status === 'quoted' ? await whoRuns(trx, side) : [];
  // A supplier hears of what the buyer cancels or answers to its quote, too.
  const others = step > 1 && !waits && status !== 'quoted' ? await whoRuns(trx, supplier) : [];
  await notify(jobs, trx, [
    {
      ...about,
      kind: waits ? 'order' : 'order-decided',
      people: deciders,
      link: OWN + (side === supplier ? 'sold' : 'orders'),
    },
    ...(step > 1 && !waits
      ? [{ ...about, kind: 'order-decided' as const, people: person === null ? [] : [person], link: `${OWN}orders` }]
      : []),
    { ...about, kind: 'order-decided', people: others, link: `${OWN}sold` },
  ]);
}
