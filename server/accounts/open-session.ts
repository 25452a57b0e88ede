import type { components } from '../../generated/api';
import type { Locale } from '../../generated/locales';
import type { SignInOrigin } from '../../setting/person/sign-in-origin';
import { addAudit } from '../base/database/audit';
import type { Caller } from '../base/limits/caller';
import type { Context } from '../context';
import type { PeopleConfig } from './config';
import { type PassedStep, refuseWithoutSecondStep } from './factor/second-step';
import { adoptVisitor } from './store/adopt-visitor';
import { keepKnownDevice } from './store/known-devices';
import { cancelLeaving } from './store/leaving';
import { findRole } from './store/memberships';
import { findOperatorOf } from './store/operators';
import { addPersonEvent } from './store/person-events';
import { type Person, updatePerson } from './store/persons';
import { openPersonSession, type Tokens } from './store/sessions';

type LoginResponse = components['schemas']['LoginResponse'];

/** Where somebody signs in from. */
export interface SignInPlace {
  /** Name of the browser, whose conversations become the person's. */
  browser: string;
  address: string;
  device: string;
  /** Of what the person reads, and of what they are written. */
  locale?: Locale;
  /** Who asks, for what counts attempts. */
  caller: Caller;
  /** Tells the browser the name under which it is known from now on. */
  remember: (device: string) => void;
  /** What led there, as the address said it. */
  origin?: SignInOrigin;
  /** The host name, which passkeys belong to. */
  rpId?: string;
}

type Vault = Pick<Context, 'store' | 'config'>;

/**
 * Opens a session for a person who has proved who they are, in the organization they used last. Every way of signing in ends here, and
 * whoever has a second factor gets no session from it before that was given.
 */
export async function openSessionFor(ctx: Vault, person: Person, place: SignInPlace, how: string): Promise<Tokens> {
  const { browser, rpId } = place;
  const led = detailOf(how, place.origin);
  await refuseWithoutSecondStep(ctx.store, { person, visitor: browser, door: 'portal', how: led, rpId });
  return enter(ctx, person, place, { detail: led, second: false });
}

/** The same for who passed the second step. */
export async function openSessionAfter(ctx: Vault, { person, how }: PassedStep, place: SignInPlace): Promise<Tokens> {
  return enter(ctx, person, place, { detail: how, second: true });
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
    // Who comes back in time stays.
    if (await cancelLeaving(trx, person.id))
      await addPersonEvent(trx, { personId: person.id, kind: 'leaving-cancelled', address, device });
    const { currentTenant } = person;
    const belongs = currentTenant !== null && (await findRole(trx, currentTenant, person.id)) !== undefined;
    const tenantId = belongs ? currentTenant : null;
    const tokens = await openPersonSession(trx, { personId: person.id, tenantId, device, address, second, life });
    await addPersonEvent(trx, { personId: person.id, kind: 'sign-in', address, device, detail });
    const operator = await findOperatorOf(trx, person.id);
    const who = operator && { who: operator.name, whoId: operator.id, organization: operator.tenant_id };
    if (who) await addAudit(trx, { ...who, action: 'sign-in', target: 'portal', address, device });
    const known = await keepKnownDevice(trx, person.id, caller.devices);
    if (known) remember(known);
    return tokens;
  });
}

/** "password from=spring-fair appid=wx12": how, and what led there. */
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
