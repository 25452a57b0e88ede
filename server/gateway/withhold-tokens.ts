import type { FastifyRequest } from 'fastify';
import { bearerOf, knownBy } from '../people/identify';
import { sessionOrganization } from '../people/tenancy';
import type { Store } from '../store/db';
import type { KnownSession } from '../store/people/sessions';

type Headers = Record<string, string | string[] | undefined>;

/** What a forwarded request may say of its reader. */
export interface Forwarded {
  person?: string;
  organization?: string;
  /** Tokens of ours that the service must not get. */
  withheld: Set<string>;
}

/**
 * A token of ours is the reader's key to the whole portal, so a service gets their id in its place. A token that is not ours belongs to whoever
 * gave it, a sign-in of the company's own for example: it goes on as it came.
 */
export async function readForwarded(req: FastifyRequest, store: Store, withToken: boolean): Promise<Forwarded> {
  const bearer = bearerOf(req);
  const cookies = tokenCookies(req.headers.cookie);
  const ours = new Map<string, KnownSession>();
  for (const token of new Set([...(bearer ? [bearer] : []), ...cookies])) {
    const known = await knownBy(store, token);
    if (known) ours.set(token, known);
  }
  // Only the header says who asks: another site can make a browser send its cookies.
  const reader = bearer === undefined ? undefined : ours.get(bearer);
  return {
    person: reader?.person.id,
    organization: reader && (await sessionOrganization(store, reader))?.id,
    withheld: new Set(withToken ? [] : ours.keys()),
  };
}

const nobody: Forwarded = { withheld: new Set() };

/** Headers for the service: our cookies and the tokens to withhold taken out, who asks written in. */
export function forwardHeaders(req: FastifyRequest, headers: Headers, said: Forwarded = nobody): Headers {
  const bearer = bearerOf(req);
  return {
    ...withoutOurNames(headers),
    authorization: bearer && said.withheld.has(bearer) ? undefined : headers.authorization,
    cookie: withoutOurs(headers.cookie, said.withheld),
    'x-forwarded-host': req.host,
    'x-forwarded-proto': req.protocol,
    'x-forwarded-for': req.ip,
    // Always written, so that nobody can say it of themselves.
    'x-millwright-person': said.person,
    'x-millwright-organization': said.organization,
  };
}

const ourNames = /^x-(forwarded|real|millwright)-|^forwarded$/;

/** Many services read `X_Millwright_Person` as `X-Millwright-Person`: what any of them could take for ours is ours alone to write. */
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

const tokenOf = (part: string) => /^token\s*=\s*(.*)$/.exec(part)?.[1];

/** A cookie can stand twice, with two paths; one who sends more than a browser does is asked about the first few. */
const tokenCookies = (cookie: string | undefined) =>
  parts(cookie)
    .flatMap((part) => tokenOf(part) ?? [])
    .slice(0, 4);

/** Our own cookies are nobody else's business: with the operator's a service could change settings in that name. */
function withoutOurs(cookie: string | string[] | undefined, withheld: Set<string>): string | undefined {
  const kept = parts(cookie).filter((part) => !part.startsWith('mw_') && !withheld.has(tokenOf(part) ?? ''));
  return kept.length > 0 ? kept.join('; ') : undefined;
}
