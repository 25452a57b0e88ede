import type { FastifyRequest } from 'fastify';
import { findSessionByToken, type KnownSession, readUserToken, sessionOrganization } from '../accounts';
import type { Store } from '../base/database/db';
import { bearerOf } from '../base/http/bearer';
import { isForeign } from '../base/http/foreign-requests';
import { cookieToken } from '../base/http/session-cookie';

import { isSignIn } from './keep-upstream-session';

type Headers = Record<string, string | string[] | undefined>;

/** What a forwarded request may reveal about its reader. */
export interface Forwarded {
  person?: string;
  organization?: string;
  /** The header for the service; the browser's cookie became one. */
  authorization?: string;
  /** Our tokens that the service must not receive. */
  withheld: Set<string>;
}

interface Wanted {
  /** The operator allows this service to receive the reader's token. */
  withToken: boolean;
  tokensAreOurs: boolean;
}

/**
 * Reads who asks and what the service may receive. Our token opens the reader's whole portal, so a service gets the
 * reader's id instead, unless the operator allows the token. A foreign token, for example of the company's own sign-in,
 * passes unchanged.
 */
export async function readForwarded(
  req: FastifyRequest,
  store: Store,
  { withToken, tokensAreOurs }: Wanted,
): Promise<Forwarded> {
  const bearer = bearerOf(req);
  // Another site can make a browser send its cookies, and a GET may have side effects.
  const kept = bearer === undefined && !isForeign(req) ? cookieToken(req) : undefined;
  const readers = new Map<string, KnownSession>();
  const ours = new Set<string>();
  const cookies = tokenCookies(req.headers.cookie);
  const named = new Set(cookies.filter(({ name }) => name === 'userToken').map(({ value }) => value));
  const shownToo = [bearer, kept].filter((token) => token !== undefined);
  const lookAt = async (token: string) => {
    // A user token identifies no person; it is exchanged for an access token. Where one is expected, it is looked for first.
    if (named.has(token) && (await readUserToken(store.db, token))) return ours.add(token);
    const known = await findSessionByToken(store, token);
    if (known) readers.set(token, known);
    if (known ?? (!named.has(token) && (await readUserToken(store.db, token)))) ours.add(token);
  };
  await Promise.all([...new Set([...shownToo, ...cookies.map(({ value }) => value)])].map(lookAt));
  const shown = bearer ?? kept;
  const reader = shown === undefined ? undefined : readers.get(shown);
  const isOurs = shown !== undefined && ours.has(shown);
  const isHidden = isOurs ? !withToken : bearer === undefined && tokensAreOurs;
  return {
    person: reader?.person.id,
    organization: reader && (await sessionOrganization(store, reader))?.id,
    authorization: shown === undefined ? req.headers.authorization : isHidden ? undefined : `Bearer ${shown}`,
    withheld: new Set(withToken ? [] : ours),
  };
}

const nobody: Forwarded = { withheld: new Set() };

/** Builds the headers for the service: removes our cookies and withheld tokens, adds the reader's ids. */
export function forwardHeaders(req: FastifyRequest, headers: Headers, said: Forwarded = nobody): Headers {
  return {
    ...withoutOurNames(headers),
    // Uncompressed, because the response of a sign-in is searched for its token.
    ...(isSignIn(req) && { 'accept-encoding': 'identity' }),
    authorization: said.authorization,
    cookie: withoutOurs(headers.cookie, said.withheld),
    'x-forwarded-host': req.host,
    'x-forwarded-proto': req.protocol,
    'x-forwarded-for': req.ip,
    // Always set, so that clients cannot forge them.
    'x-millwright-person': said.person,
    'x-millwright-organization': said.organization,
  };
}

const ourNames = /^x-(forwarded|real|millwright)-|^forwarded$/;

/** Removes headers that could be mistaken for ours: many services read `X_Millwright_Person` as `X-Millwright-Person`. */
function withoutOurNames(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ourNames.test(name.toLowerCase().replace(/[^a-z0-9]+/g, '-'))),
  );
}

const parts = (cookie: string | string[] | undefined) =>
  String(cookie ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

/** Parses a cookie with a token: its name as in the specification, and its value. */
function tokenIn(part: string): { name: string; value: string } | undefined {
  const [, name = '', value = ''] = /^(?:__(?:Host|Secure)-)?(token|userToken)\s*=\s*(.*)$/.exec(part) ?? [];
  return name === '' ? undefined : { name, value };
}

/** Tokens in cookies; a name may occur twice with different paths. Only the first eight are checked. */
const tokenCookies = (cookie: string | undefined) =>
  parts(cookie)
    .flatMap((part) => tokenIn(part) ?? [])
    .slice(0, 8);

const ourCookie = /^(?:__(?:Host|Secure)-)?mw_/;

/** Removes our own cookies: with the operator's, a service could change settings on their behalf. */
function withoutOurs(cookie: string | string[] | undefined, withheld: Set<string>): string | undefined {
  const kept = parts(cookie)
    .filter((part) => !ourCookie.test(part) && !withheld.has(tokenIn(part)?.value ?? ''))
    .map((part) => {
      const token = tokenIn(part);
      return token ? `${token.name}=${token.value}` : part;
    });
  return kept.length > 0 ? kept.join('; ') : undefined;
}
