import type { components } from '../../../generated/api';
import type { Locale } from '../../../generated/locales';
import type { OfferingRow } from '../../../setting/market/present-offering';
import { findPersonalSpace } from '../../accounts';
import type { Db } from '../../base/database/db';
import type { LocalizedText } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Market } from '../open-market';
import { findEntitlement } from '../store/entitlements';
import { findOpenOrder } from '../store/orders';
import { isPersonal } from './open-acting';
import { toEntitlement } from './present-order';

type Mine = NonNullable<components['schemas']['App']['mine']>;

/** What the reader's organization, or the reader alone, has of an offering, and what they may do about it; undefined for visitors. */
export async function mineOf(db: Db, market: Market, row: OfferingRow, locale: Locale): Promise<Mine | undefined> {
  const personal = isPersonal(market);
  if (market.organization === undefined && !personal) return undefined;
  const organization = market.organization ?? (await findPersonalSpace(db, market.person ?? ''))?.id ?? '';
  const [right, open] = await Promise.all([
    findEntitlement(db, organization, row.id),
    findOpenOrder(db, organization, row.id),
  ]);
  const suspended = right?.suspendedAt && message('market:right.suspended', { reason: right.suspendReason });
  const whyNone = suspended || noneBecause(market, row, open !== undefined, personal);
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
      ...(right ? [may('set-up', market.runsIt || personal ? undefined : message('market:admin'))] : []),
    ],
  };
}

function noneBecause(
  { organization, orders }: Market,
  row: OfferingRow,
  open: boolean,
  personal: boolean,
): LocalizedText | undefined {
  if (orders === 'off') return message('market:order.off');
  if (row.supplierId === organization) return message('market:order.own');
  if (row.state !== 'listed') return message('market:order.unavailable');
  if (personal && !row.body.plans?.some((plan) => plan.personal)) return message('market:order.notPersonal');
  if (open) return message(personal ? 'market:order.openOwn' : 'market:order.open');
  return undefined;
}
