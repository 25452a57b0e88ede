import type { Locale } from '../../../generated/locales';
import { entitlementState, mayUse } from '../../../setting/market/entitlement-state';
import { localize } from '../../../setting/messages/localize';
import type { Db, Store } from '../../base/database/db';
import { ApiError, conflict, notFound, unauthorized } from '../../base/http/errors';
import { take } from '../../base/limits/take';
import { message } from '../../base/messages/message';
import { addAppCode, addAppToken, aliasOf, findByAppToken, takeAppCode } from '../store/app-tokens';
import { findRight } from '../store/entitlements';

interface Opener {
  organization: string;
  person: string;
}

/** The address at which an app opens, with a code for its host alone; what is no app of a host gets none. */
export async function openApp(store: Store, { organization, person }: Opener, id: string) {
  const right = await findRight(store.db, id);
  if (!right || right.organizationId !== organization) throw notFound('entitlement', id);
  const { url } = right.body;
  if (!url) throw conflict(message('market:open.noAddress'));
  const state = entitlementState(right, new Date());
  if (state === 'suspended') throw conflict(message('market:right.suspended', { reason: right.suspendReason }));
  if (!mayUse(state)) throw conflict(message('market:open.over'));
  if (right.setUpVersion === null) throw conflict(message('market:open.notSetUp'));
  const host = hostOf(url);
  if (host === undefined) return { url };
  const budget = { key: `market-open:${person}`, most: 600, perSeconds: 3_600 };
  const { code, expiresAt } = await take(store, [budget], (trx) => addAppCode(trx, { entitlement: id, person, host }));
  const address = new URL(url);
  address.searchParams.set('code', code);
  return { url: address.href, expiresAt: expiresAt.toISOString() };
}

/** Trades a code for a token. The code is used up also if it is refused. */
export async function tradeCode(db: Db, { code, host }: { code: string; host: string }) {
  const opened = await takeAppCode(db, code);
  if (!opened?.isValid) throw refused('market:open.usedCode');
  const right = await findRight(db, opened.entitlement);
  // The app may have moved since, and then its former host is nobody's.
  const here = right && hostOf(right.body.url ?? '');
  if (host.toLowerCase() !== opened.host || here !== opened.host) throw refused('market:open.otherHost');
  const state = right && entitlementState(right, new Date());
  if (state === 'suspended') throw refused('market:open.suspended');
  if (!state || !mayUse(state)) throw refused('market:open.over');
  const { token, expiresAt } = await addAppToken(db, opened);
  return { token, expiresAt: expiresAt.toISOString() };
}

/** After its term a right can be read and exported for a while, which the app has to know. */
const READABLE = ['active', 'due', 'grace', 'expired'] as const;

/** What an app may know: of the right it was opened under, and nothing else of the organization or the person. */
export async function checkApp(db: Db, token: string | undefined, locale: Locale) {
  const right = token === undefined ? undefined : await findByAppToken(db, token);
  if (!right) throw unauthorized();
  const now = entitlementState(right, new Date());
  const state = READABLE.find((one) => one === now);
  // Why is between its organization, its supplier and the portal.
  if (now === 'suspended') throw refused('market:open.suspended');
  if (!state) throw refused('market:open.over');
  const { plan, seats, endsAt, expiresAt, personal } = right;
  // The code of a personal space names the person.
  const { organization, organizationCode } = personal === null ? right : { organization: '', organizationCode: '' };
  return {
    ...{ entitled: mayUse(state), appId: right.offeringId, state, plan: plan.planId, seats },
    ...{ planName: localize(plan.name, locale) ?? '', endsAt: endsAt?.toISOString() ?? null },
    ...{ organization, organizationCode, person: await aliasOf(db, right.supplier, right.person) },
    tokenExpiresAt: expiresAt.toISOString(),
  };
}

type Refusal = 'usedCode' | 'otherHost' | 'over' | 'suspended';

const refused = (key: `market:open.${Refusal}`) => new ApiError(401, message(key));

/** Codes go over encrypted connections to a host that is not this portal's own page. */
function hostOf(url: string): string | undefined {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  return address?.protocol === 'https:' ? address.host : undefined;
}
