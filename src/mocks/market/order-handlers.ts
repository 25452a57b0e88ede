import type { RequestHandler } from 'msw';
import type { Data } from '@/api/paths';
import type { Locale } from '../../../generated/locales';
import { firstState, nextOrder } from '../../../setting/market/order-states';
import { toApp } from '../../../setting/market/present-offering';
import { message, noSuch } from '../message';
import { mockOperation, Refusal } from '../operation';
import { withPeople } from '../people/people-state';
import { isSignedIn, whoAsks } from '../people/who-asks';
import { marketState } from './market-state';

type Order = Data<'getMarketOrder'>;
type Right = Data<'listEntitlements'>[number];

interface Space {
  orders: Map<string, Order>;
  rights: Map<string, Right>;
}

/** Of each organization, and of each person for themselves. */
const spaces = new Map<string, Space>();

export function resetOrders(): void {
  spaces.clear();
}

function spaceOf(id: string): Space {
  const space = spaces.get(id) ?? { orders: new Map(), rights: new Map() };
  spaces.set(id, space);
  return space;
}

const DAY = 86_400_000;
const isOpen = ({ status }: Order) => status === 'submitted' || status === 'quoted';
/** In the demo everybody runs their organization. */
const buyer = { side: 'buyer' as const, runsIt: true, isOwn: true };

export const orderHandlers = (): RequestHandler[] => [
  mockOperation('createAppOrder', async ({ arg, request, locale }) => {
    const { orders, rights, person, isPersonal } = acting(request, locale);
    const app = await appOf(arg.appId, locale);
    if (isPersonal && !isForPeople(app)) throw new Refusal(409, message('market:order.notPersonal')[locale]);
    const open = [...orders.values()].find((one) => one.appId === app.id && isOpen(one));
    if (open) throw new Refusal(409, openText(isPersonal, locale), { order: open.id });
    const plan = app.plans?.find(({ planId }) => planId === arg.planId) ?? app.plans?.[0];
    const isTrial = arg.kind === 'trial';
    const isFree = isTrial || plan?.kind === 'free';
    const now = new Date().toISOString();
    const { remark = '', poNumber = '' } = arg;
    const seats = isPersonal ? 1 : (arg.seats ?? 1);
    const price = isTrial || !plan ? {} : { amount: plan.amount, currency: plan.currency, period: plan.period };
    const order: Order = {
      ...{ id: `order-${orders.size + 1}`, appId: app.id, name: app.name, seats, remark, poNumber, step: 1 },
      ...{ planName: isTrial ? message('market:trial')[locale] : (plan?.name ?? ''), side: 'buyer', person },
      ...(JSON.parse(JSON.stringify(price)) as object),
      ...{ kind: isTrial ? 'trial' : plan?.kind === 'quote' ? 'quote' : isFree ? 'free' : 'plan' },
      ...{ buyer: '', supplier: app.supplierName ?? '', createdAt: now, changedAt: now, may: [] },
      ...(app.kind && { offeringKind: app.kind }),
      ...(isPersonal && { personal: true }),
      ...firstState(buyer, { isFree, operatorApproves: false }),
    };
    orders.set(order.id, withEvent(order, 'order', ''));
    if (order.status === 'active') grant(rights, app, order, isTrial ? (app.trialDays ?? 0) : 0);
    return {
      orderId: order.id,
      appId: app.id,
      status: order.status,
      createdAt: now,
      ...(arg.planId && { planId: arg.planId }),
    };
  }),
  mockOperation('listMarketOrders', ({ arg, request, locale }) => {
    const { orders } = acting(request, locale);
    const { side = 'buyer', pageNum = 1, pageSize = 20 } = arg;
    const list = side === 'buyer' ? [...orders.values()].reverse().map(withRights) : [];
    return { list, total: list.length, pageNum, pageSize };
  }),
  mockOperation('getMarketOrder', ({ arg, request, locale }) => {
    return withRights(found(acting(request, locale).orders, arg.id, 'order', locale));
  }),
  mockOperation('decideMarketOrder', ({ arg, request, locale }) => {
    const { orders } = acting(request, locale);
    const order = found(orders, arg.id, 'order', locale);
    if (order.step !== arg.step) throw new Refusal(409, message('market:order.decided')[locale]);
    const next = nextOrder({ ...order, isFree: false, operatorApproves: false }, arg.action, buyer);
    if (!next) throw new Refusal(409, message('market:order.mayNot')[locale]);
    const decided = withEvent({ ...order, ...next, step: order.step + 1 }, arg.action, arg.reason ?? '');
    orders.set(order.id, decided);
    return withRights(decided);
  }),
  mockOperation('listEntitlements', ({ request, locale }) => {
    return [...acting(request, locale).rights.values()];
  }),
  mockOperation('checkEntitlement', ({ arg, request, locale }) => {
    const { rights } = acting(request, locale);
    const entitlement = [...rights.values()].find(({ appId }) => appId === arg.appId);
    return entitlement ? { entitled: entitlement.state === 'active', entitlement } : { entitled: false };
  }),
  mockOperation('setUpEntitlement', ({ arg, request, locale }) => {
    const right = found(acting(request, locale).rights, arg.id, 'entitlement', locale);
    right.setUpVersion = right.liveVersion ?? null;
    return null;
  }),
  mockOperation('openEntitlement', async ({ arg, request, locale }) => {
    const { appId } = found(acting(request, locale).rights, arg.id, 'entitlement', locale);
    return { url: (await appOf(appId, locale)).url ?? '/industrialApp' };
  }),
  mockOperation('endEntitlement', ({ arg, request, locale }) => {
    found(acting(request, locale).rights, arg.id, 'entitlement', locale).state = 'ended';
    return null;
  }),
];

/** What the person, or the organization that they act for, has of an app; nothing for visitors. */
export function mineOf(app: Data<'getApp'>, request: Request, locale: Locale): Pick<Data<'getApp'>, 'mine'> {
  if (!withPeople((state) => isSignedIn(state, request))) return {};
  const { orders, rights, isPersonal } = acting(request, locale);
  const right = [...rights.values()].find(({ appId }) => appId === app.id);
  const open = [...orders.values()].find((one) => one.appId === app.id && isOpen(one));
  const why =
    isPersonal && !isForPeople(app)
      ? { whyNot: message('market:order.notPersonal')[locale] }
      : open && { whyNot: openText(isPersonal, locale) };
  const mine: NonNullable<Data<'getApp'>['mine']> = {
    may: [
      { what: 'order', ...why },
      ...(app.trialDays
        ? [{ what: 'trial' as const, ...(right ? { whyNot: message('market:order.hadTrial')[locale] } : why) }]
        : []),
      ...(right ? [{ what: 'set-up' as const }] : []),
    ],
    ...(right && { entitlement: right }),
    ...(open && { orderId: open.id, orderStatus: open.status, waitsFor: open.waitsFor }),
  };
  return { mine };
}

/** Whoever acts for no organization orders for themselves. */
function acting(request: Request, locale: Locale): Space & { person: string; isPersonal: boolean } {
  const { person, token } = withPeople((state) => whoAsks(state, request, locale));
  const { tenantId } = token;
  return { ...spaceOf(tenantId ?? person.id), person: person.nickname, isPersonal: tenantId === null };
}

const isForPeople = ({ plans = [] }: Data<'getApp'>) => plans.some(({ personal }) => personal);

const openText = (isPersonal: boolean, locale: Locale) =>
  (isPersonal ? message('market:order.openOwn') : message('market:order.open'))[locale];

async function appOf(id: string, locale: Locale): Promise<Data<'getApp'>> {
  const found = (await marketState()).offerings.get(id);
  if (!found) throw new Refusal(404, noSuch('offering', id)[locale]);
  return toApp(found.row, locale);
}

function found<One>(all: Map<string, One>, id: string, kind: 'order' | 'entitlement', locale: Locale): One {
  const one = all.get(id);
  if (!one) throw new Refusal(404, noSuch(kind, id)[locale]);
  return one;
}

const withRights = (order: Order): Order => ({ ...order, may: isOpen(order) ? ['cancel'] : [] });

function withEvent(order: Order, action: string, reason: string): Order {
  const event = { action, reason, status: order.status, at: new Date().toISOString(), person: order.person };
  return { ...order, events: [...(order.events ?? []), event] };
}

function grant(rights: Space['rights'], app: Data<'getApp'>, { id, seats, planName }: Order, days: number): void {
  const ends = days > 0 ? new Date(Date.now() + days * DAY).toISOString() : null;
  rights.set(`right-${id}`, {
    ...{ id: `right-${id}`, appId: app.id, name: app.name, seats, planName, state: 'active', setUpVersion: null },
    ...{ kind: days > 0 ? 'trial' : 'full', startsAt: new Date().toISOString(), endsAt: ends, graceUntil: ends },
    ...{ supplier: app.supplierName ?? '', liveVersion: app.version ?? '', opens: app.url !== undefined },
    ...(app.kind && { offeringKind: app.kind }),
  });
}
