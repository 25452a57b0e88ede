import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../generated/locales';
import { inSmallestUnits, isCurrency, type Plan } from '../../../setting/market/offering-document';
import { type AuditActor, addAudit } from '../../base/database/audit';
import { badRequest, conflict } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import type { Context } from '../../context';
import type { PublishedRow } from '../store/drafts';
import { addPrivatePrice, countPrivatePrices } from '../store/private-prices';
import { organizationsByCode } from '../store/suppliers';
import type { Supplying } from './open-supplier';
import { tellOfPrice } from './tell-price';

/** Open prices of one offering; and of those, for one organization: its page lists them all. */
const MOST = 400;
const MOST_EACH = 20;
const YEARS = 5;

interface Price {
  code: string;
  planId: string;
  name?: string;
  /** In the currency's main unit. */
  amount: number;
  currency: string;
  period: 'once' | 'month' | 'year';
  endsOn: string;
}

interface Giving {
  live: PublishedRow;
  price: Price;
  locale: Locale;
  audit: AuditActor;
}

/** Gives one organization a price of its own for what is published. */
export async function givePrice(ctx: Context, supplying: Supplying, { live, price, locale, audit }: Giving) {
  const { store } = ctx;
  const { organization: supplier, person, domain } = supplying;
  const code = price.code.trim();
  const organization = (await organizationsByCode(store.db, [code])).get(code);
  if (organization === undefined) throw badRequest(message('supply:check.audience', { code }), { field: 'code' });
  if (organization === supplier) throw badRequest(message('supply:check.own', { code }), { field: 'code' });
  if (live.audience.length > 0 && !live.audience.includes(code))
    throw badRequest(message('supply:price.unseen', { code }), { field: 'code' });
  const plan = planOf(live, price, locale);
  refuseDay(price.endsOn);
  const { id: offering } = live;
  const budget = { key: `market-price:${person}`, most: 500, perSeconds: 86_400 };
  const id = randomUUID();
  await take(store, [budget], async (trx) => {
    await addPrivatePrice(trx, { id, offering, organization, plan, endsOn: price.endsOn, person });
    if ((await countPrivatePrices(trx, offering, organization)) > MOST_EACH)
      throw conflict(message('supply:price.mostEach', { most: MOST_EACH, code }));
    if ((await countPrivatePrices(trx, offering)) > MOST) throw conflict(message('supply:price.most', { most: MOST }));
    // Operators read the log, and a private price is none of their business.
    const target = `${live.sku} · ${plan.id} → ${code}`;
    await addAudit(trx, { ...audit, action: 'price-given', domain, organization: supplier, target });
    const told = { kind: 'price-given' as const, id, domain, organization, offering, offeringKind: live.kind };
    await tellOfPrice(ctx, trx, { ...told, names: live.body.name, actor: person });
  });
}

function planOf({ body }: PublishedRow, price: Price, locale: Locale): Plan {
  const { amount, currency, period } = price;
  const id = price.planId.trim();
  const changed = body.plans?.find((plan) => plan.id === id);
  const written = price.name?.trim() ?? '';
  if (id === '') throw badRequest(message('supply:check.needed'), { field: 'planId' });
  if (!changed && written === '') throw badRequest(message('supply:check.needed'), { field: 'name' });
  if (!isCurrency(currency)) throw badRequest(message('supply:check.currency', { currency }), { field: 'currency' });
  const name = changed ? changed.name : { [locale]: written };
  return { id, name, kind: 'fixed', amount: inSmallestUnits(amount, currency), currency, period };
}

function refuseDay(day: string): void {
  const now = new Date();
  const last = new Date(now);
  last.setUTCFullYear(now.getUTCFullYear() + YEARS);
  if (day < iso(now)) throw badRequest(message('market:order.past', { day }), { field: 'endsOn' });
  if (day > iso(last)) throw badRequest(message('supply:price.far', { day, last: iso(last) }), { field: 'endsOn' });
}

const iso = (day: Date) => day.toISOString().slice(0, 10);
