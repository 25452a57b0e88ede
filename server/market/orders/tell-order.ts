import type { Names } from '../../../setting/market/offering-document';
import type { OrderState } from '../../../setting/market/order-states';
import type { Db } from '../../base/database/db';
import { emit } from '../../base/events/emit';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { titleOf } from '../remind';
import { whoRuns } from '../store/people';
import { operatorHref, whoOperates } from '../who-operates';

interface Told extends OrderState {
  id: string;
  step: number;
  domain: string;
  buyer: string;
  supplier: string;
  /** Who ordered. */
  person: string | null;
  /** Absent if an operator decided: they do so for the portal, not in their own name. */
  actor?: string;
  names: Names;
}

const OWN = '/personInfo?PersonCommunity=%2Fusercenter%2F';

/** Tells the side that has to decide, or who ordered, of what became of an order. Prices are in no notification. */
export async function tellOfOrder(ctx: Pick<Context, 'jobs' | 'settings'>, trx: Db, told: Told): Promise<void> {
  const { id, step, domain, buyer, supplier, person, actor, names, status, waitsFor } = told;
  const about = {
    domain,
    root: `order:${id}`,
    ...(actor && { actor }),
    title: titleOf(names),
    event: `order:${id}:${step}`,
  };
  const [bought, sold] = [`${OWN}orders`, `${OWN}sold`];
  await emit(trx, {
    ...{ type: 'order.status_changed', to: { organizations: [buyer, supplier], domain } },
    data: { order: id, status, path: bought },
  });
  // Who ordered and the supplier hear of what the other one, or the operators, decided.
  const isDecided = step > 1 && status !== 'submitted';
  const deciders = {
    buyer: async () => ({ people: await whoRuns(trx, buyer), link: bought }),
    supplier: async () => ({ people: await whoRuns(trx, supplier), link: sold }),
    operator: async () => ({ people: await whoOperates(ctx, trx, domain), link: operatorHref(domain) }),
  };
  const who = waitsFor && (await deciders[waitsFor]());
  await notify(ctx.jobs, trx, [
    ...(who ? [{ ...about, ...who, kind: status === 'quoted' ? ('order-decided' as const) : ('order' as const) }] : []),
    { ...about, kind: 'order-decided', people: isDecided && person !== null ? [person] : [], link: bought },
    {
      ...{ ...about, kind: 'order-decided', link: sold },
      people: isDecided && status !== 'quoted' ? await whoRuns(trx, supplier) : [],
    },
  ]);
}
