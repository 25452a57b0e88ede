import type { Data } from '@/api/paths';
import { newId } from '@/browser/new-id';
import { clearMark, readMark, writeMark } from '@/browser/session-mark';
import type { Locale } from '../../../generated/locales';
import { maskAccount } from '../../../setting/person/mask-account';
import { refuse } from './people-faults';
import type { DemoPerson, DemoToken, Organization, PeopleState, TenantPage } from './people-state';

const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000;

/** The bearer token, else this browser's token if the page is marked as signed in. */
function shown(state: PeopleState, request: Request): string {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /, '');
  return bearer ?? (readMark() === undefined ? '' : (state.here ?? ''));
}

/** Makes this token's session the browser's session; undefined ends it. */
export function stayHere(state: PeopleState, token: string | undefined): void {
  if (token === undefined) {
    delete state.here;
    clearMark();
  } else {
    state.here = token;
    writeMark(token.slice(-16));
  }
}

/** The person of the request's token. Refuses as the server does if there is none. */
export function whoAsks(
  state: PeopleState,
  request: Request,
  locale: Locale,
): { person: DemoPerson; token: DemoToken } {
  const token = state.tokens[shown(state, request)];
  const person = state.persons.find(({ id }) => id === token?.personId);
  if (!token || !person || token.until < Date.now()) return refuse(401, 'signIn', locale);
  return { person, token };
}

/** Whether the request has a valid token. */
export function isSignedIn(state: PeopleState, request: Request): boolean {
  const token = state.tokens[shown(state, request)];
  return token !== undefined && token.until >= Date.now();
}

/** Opens a session in this browser. */
export function signIn(...who: Parameters<typeof openSession>): Data<'loginWithSms'> {
  const login = openSession(...who);
  stayHere(who[0], login.access_token);
  return login;
}

export function openSession(
  state: PeopleState,
  personId: string,
  tenantId: string | null = null,
): Data<'loginWithSms'> {
  const access_token = `demo-${newId()}`;
  const device = globalThis.navigator?.userAgent ?? '';
  state.tokens[access_token] = {
    personId,
    tenantId,
    device,
    until: Date.now() + THREE_DAYS_MS,
    createdAt: new Date().toISOString(),
    provedAt: Date.now(),
  };
  return { access_token, userToken: `demo-user-${personId}` };
}

const PROVED_FOR_MS = 10 * 60 * 1000;

/** Refuses sensitive operations, as the server does, until the person has confirmed their identity. */
export function refuseUnlessProved({ provedAt }: DemoToken, locale: Locale): void {
  if (!(Date.now() - provedAt < PROVED_FOR_MS)) refuse(403, 'prove', locale, { reason: 'prove-again' });
}

export function endSession(state: PeopleState, request: Request): void {
  delete state.tokens[shown(state, request)];
  stayHere(state, undefined);
}

/** Skips disabled people. */
export const findAccount = (state: PeopleState, account: string): DemoPerson | undefined =>
  state.persons.find(({ phone, email, disabled }) => account !== '' && !disabled && [phone, email].includes(account));

export function toUser(person: DemoPerson, token?: DemoToken, tenantName?: string) {
  const { id, phone, email, nickname, headImg } = person;
  return {
    id,
    uucId: id,
    username: phone || email,
    nickname: nickname || maskAccount(phone || email),
    headImg,
    phone,
    securityPhone: phone && maskAccount(phone),
    email,
    tenantId: token?.tenantId ?? null,
    tenantName: tenantName ?? null,
  } satisfies Data<'getUserInfo'>;
}

export function toOrganization(page: TenantPage, role?: Organization['role']): Organization {
  const { tenantId, tenantName, tenantCode, tenantLogo } = page;
  const own = { id: tenantId, name: tenantName, tenantId, tenantName, tenantCode };
  return { ...own, tenantLogo: tenantLogo ?? '', ...(role && { role }) };
}
