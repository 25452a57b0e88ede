import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { OfferingRow } from '../../../setting/market/present-offering';
import type { Db } from '../../base/database/db';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Market } from '../open-market';
import { findEntitlement } from '../store/entitlements';
import { findOpenOrder } from '../store/orders';
import { toEntitlement } from './present-order';

type Mine = NonNullable<components['schemas']['App']['mine']>;

/** What the reader's organization has of an offering, and what they may do about it; undefined without organization. */
export async function mineOf(db: Db, market: Market, row: OfferingRow, locale: Locale): Promise<Mine | undefined> {
  const { organization } = market;
  if (organization === undefined) return undefined;
  const [right, open] = await Promise.all([
    findEntitlement(db, organization, row.id),
    findOpenOrder(db, organization, row.id),
  ]);
  const whyNone = noneBecause(market, row, open !== undefined);
  const may = (what: Mine['may'][number]['what'], why: LocalizedText | undefined) => ({
    what,
    ...(why && { whyNot: why[locale] }),
  });
  const endless = right?.kind === 'full' && right.endsAt === null && right.endedAt === null;
  return {
    ...(right && {
      entitlement: toEntitlement(
        right,
        {
          ...{ offeringId: row.id, offeringKind: row.kind, name: row.body.name, supplier: row.supplierName },
          ...{ liveVersion: row.version, url: row.body.url },
        },
        locale,
      ),
    }),
    ...(open && { orderId: open.id, orderStatus: open.status, waitsFor: open.waitsFor }),
    may: [
      may('order', whyNone ?? (endless ? message('market:order.has') : undefined)),
      ...(row.body.trialDays ? [may('trial', whyNone ?? (right && message('market:order.hadTrial')))] : []),
      ...(right ? [may('set-up', market.runsIt ? undefined : message('market:admin'))] : []),
    ],
  };
}

function noneBecause({ organization, orders }: Market, row: OfferingRow, open: boolean): LocalizedText | undefined {
  if (orders === 'off') return message('market:order.off');
  if (row.supplierId === organization) return message('market:order.own');
  if (row.state !== 'listed') return message('market:order.unavailable');
  return open ? message('market:order.open') : undefined;
}
