import type { Names, OfferingKind } from '../../../setting/market/offering-document';
import { addressOf } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import type { Context } from '../../context';
import { notify } from '../../notifications';
import { titleOf } from '../remind';
import { whoRuns } from '../store/people';

interface Told {
  kind: 'price-given' | 'price-ended';
  /** Of the price. */
  id: string;
  domain: string;
  /** Whose price it is. */
  organization: string;
  offering: string;
  offeringKind: OfferingKind;
  names: Names;
  actor: string;
}

/** Tells those who run an organization of a price of its own. What it is stands on the offering's page, for them alone. */
export const tellOfPrice = async ({ jobs }: Pick<Context, 'jobs'>, trx: Db, told: Told): Promise<void> => {
  const { kind, id, domain, organization, offering, offeringKind, names, actor } = told;
  await notify(jobs, trx, {
    ...{ kind, domain, people: await whoRuns(trx, organization), root: `price:${offering}`, actor },
    ...{ title: titleOf(names), link: addressOf({ id: offering, kind: offeringKind }), event: `price:${id}:${kind}` },
  });
};
