import type { components } from '../../generated/api';
import type { SignInOrigin } from '../../setting/person/sign-in-origin';
import type { Locale } from '../plugins/errors';
import type { Store } from '../store/db';
import { adoptVisitor } from '../store/people/adopt-visitor';
import { findRole } from '../store/people/memberships';
import { addPersonEvent } from '../store/people/person-events';
import { type Person, updatePerson } from '../store/people/persons';
import { openPersonSession, type Tokens } from '../store/people/sessions';
import type { PeopleConfig } from './people-config';

export type LoginResponse = components['schemas']['LoginResponse'];

/** Where somebody signs in from. */
export interface SignInPlace {
  /** Name of the browser, whose conversations become the person's. */
  browser: string;
  address: string;
  device: string;
  /** Of what the person reads, and of what they are written. */
  locale?: Locale;
  /** What led there, as the address said it. */
  origin?: SignInOrigin;
}

/** Opens a session for a person who has proved who they are, in the organization they used last. */
export async function openSessionFor(
  { db }: Store,
  person: Person,
  { browser, address, device, origin, locale }: SignInPlace,
  how: string,
): Promise<Tokens> {
  return db.transaction().execute(async (trx) => {
    await adoptVisitor(trx, browser, person.ownerKey);
    if (locale && locale !== person.locale) await updatePerson(trx, person.id, { locale });
    const { currentTenant } = person;
    const belongs = currentTenant !== null && (await findRole(trx, currentTenant, person.id)) !== undefined;
    const tenantId = belongs ? currentTenant : null;
    const tokens = await openPersonSession(trx, { personId: person.id, tenantId, device, address });
    await addPersonEvent(trx, { personId: person.id, kind: 'sign-in', address, device, detail: detailOf(how, origin) });
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
