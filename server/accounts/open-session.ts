import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { SignInOrigin } from '../../setting/person/sign-in-origin';
import { addAudit } from '../base/database/audit';
import type { Caller } from '../base/limits/caller';
import type { Context } from '../context';
import type { PeopleConfig } from './config';
import { type PassedStep, refuseWithoutSecondStep } from './factor/second-step';
import { tenantOfRoles } from './operators/operator';
import { adoptVisitor } from './store/adopt-visitor';
import { keepKnownDevice } from './store/known-devices';
import { cancelLeaving } from './store/leaving';
import { findRole } from './store/memberships';
import { findOperatorOf } from './store/operators';
import { addPersonEvent } from './store/person-events';
import { type Person, updatePerson } from './store/persons';
import { openPersonSession, type Tokens } from './store/sessions';

type LoginResponse = components['schemas']['LoginResponse'];

/** Where a sign-in comes from. */
export interface SignInPlace {
  /** The id of the browser, whose conversations become the person's. */
  browser: string;
  address: string;
  device: string;
  /** Language of the pages and messages for the person. */
  locale?: Locale;
  /** The caller, for rate limits. */
  caller: Caller;
  /** Stores the device's new name in the browser. */
  remember: (device: string) => void;
  /** What led to the sign-in, according to the address. */
  origin?: SignInOrigin;
  /** The host name to which passkeys belong. */
  rpId?: string;
}

type Vault = Pick<Context, 'store' | 'config'>;

/**
 * Opens a session, in the last used organization, for a person who has proved their identity. Every way of signing in
 * ends here, and a person with a second factor gets no session before giving it.
 */
export async function openSessionFor(ctx: Vault, person: Person, place: SignInPlace, how: string): Promise<Tokens> {
  const { browser, rpId } = place;
  const led = detailOf(how, place.origin);
  await refuseWithoutSecondStep(ctx.store, { person, visitor: browser, door: 'portal', how: led, rpId });
  return enter(ctx, person, place, { detail: led, second: false });
}

/** Opens the session of a person who has passed the second step. */
export async function openSessionAfter(ctx: Vault, { person, how }: PassedStep, place: SignInPlace): Promise<Tokens> {
  return enter(ctx, person, place, { detail: how, second: true });
}

/** Opens a session that a ticket hands over. It proves nothing of who is at the keyboard. */
export async function openHandedOver(
  { store, config }: Vault,
  person: Person,
  { visitor, address, device, appid }: { visitor: string; address: string; device: string; appid: string },
): Promise<Tokens> {
  const detail = `handover appid=${appid}`;
  await refuseWithoutSecondStep(store, { person, visitor, door: 'portal', how: detail });
  const life = config.people.sessions.portal;
  return store.db.transaction().execute(async (trx) => {
    await addPersonEvent(trx, { personId: person.id, kind: 'sign-in', address, device, detail });
    return openPersonSession(trx, { personId: person.id, device, address, life, provedAt: new Date(0) });
  });
}

async function enter(
  { store: { db }, config }: Vault,
  person: Person,
  { browser, address, device, locale, caller, remember }: SignInPlace,
  { detail, second }: { detail: string; second: boolean },
): Promise<Tokens> {
  const life = config.people.sessions.portal;
  return db.transaction().execute(async (trx) => {
    await adoptVisitor(trx, browser, person.ownerKey);
    if (locale && locale !== person.locale) await updatePerson(trx, person.id, { locale });
    // Signing in during the three days cancels leaving.
    if (await cancelLeaving(trx, person.id))
      await addPersonEvent(trx, { personId: person.id, kind: 'leaving-cancelled', address, device });
    const { currentTenant } = person;
    const belongs = currentTenant !== null && (await findRole(trx, currentTenant, person.id)) !== undefined;
    const tenantId = belongs ? currentTenant : null;
    const tokens = await openPersonSession(trx, { personId: person.id, tenantId, device, address, second, life });
    await addPersonEvent(trx, { personId: person.id, kind: 'sign-in', address, device, detail });
    const operator = await findOperatorOf(trx, person.id);
    const who = operator && { who: operator.name, whoId: operator.id, organization: tenantOfRoles(operator.roles) };
    if (who) await addAudit(trx, { ...who, action: 'sign-in', target: 'portal', address, device });
    const known = await keepKnownDevice(trx, person.id, caller.devices);
    if (known) remember(known);
    return tokens;
  });
}

/** The method and what led to it, such as "password from=spring-fair appid=wx12". */
function detailOf(how: string, origin: SignInOrigin = {}): string {
  const led = [origin.from && `from=${origin.from}`, origin.appid && `appid=${origin.appid}`];
  return [how, ...led].filter(Boolean).join(' ');
}

export function toLoginResponse({ accessToken, userToken }: Tokens, bigdata?: PeopleConfig['bigdata']): LoginResponse {
  return {
    access_token: accessToken,
    userToken,
    ...(bigdata && {
      bigdataTokenUrl: bigdata.url,
      bigdataTokenKey: bigdata.key,
      bigdataTokenDomain: bigdata.domain,
    }),
  };
}
