import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import { MCP_SCOPES, type McpScope } from './addresses';

/** What a program asks for, as its address of the consent page says. */
export interface AuthorizationRequest {
  client: string;
  redirect: string;
  challenge: string;
  scopes: McpScope[];
  state: string | undefined;
}

/** BASE64URL(SHA-256) has 43 characters. */
const challengeShape = /^[\w-]{43}$/;

/** Each parameter once: of two, one program would read the first and another the last. */
export function readParameters(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (found.has(name)) throw badRequest(message('platform:oauth.twice', { name: name.slice(0, 40) }));
    found.set(name, value);
  }
  return found;
}

/** A parameter without which nothing can be answered. */
export function needParameter(given: ReadonlyMap<string, string>, name: string): string {
  const value = given.get(name);
  if (value) return value;
  throw badRequest(message('platform:oauth.missing', { name }));
}

/** Scopes that exist here. Of the others, such as `offline_access`, some clients ask everywhere; they give nothing. */
export function readScopes(asked: string | undefined): McpScope[] {
  const names = asked?.split(' ').filter(Boolean) ?? [];
  if (names.length === 0) return [...MCP_SCOPES];
  const known = MCP_SCOPES.filter((scope) => names.includes(scope));
  if (known.length > 0) return known;
  throw badRequest(
    message('platform:oauth.scope', { asked: names.join(' ').slice(0, 200), has: MCP_SCOPES.join(' ') }),
  );
}

/** Whether it means the MCP server of this portal. Clients from before RFC 8707 name none. */
export const isOwnResource = (named: string | undefined, own: string) =>
  named === undefined || named.replace(/\/$/, '') === own;

/** Reads the query of the consent page. Who the program is, and whether the address is one of its own, is looked up later. */
export function readRequest(query: string, resource: string): AuthorizationRequest {
  const given = readParameters(query);
  const need = (name: string) => needParameter(given, name);
  const client = need('client_id');
  const redirect = need('redirect_uri');
  const type = need('response_type');
  if (type !== 'code') throw badRequest(message('platform:oauth.responseType', { type: type.slice(0, 40) }));
  const challenge = need('code_challenge');
  if (given.get('code_challenge_method') !== 'S256' || !challengeShape.test(challenge))
    throw badRequest(message('platform:oauth.pkce'));
  const named = given.get('resource');
  if (!isOwnResource(named, resource))
    throw badRequest(message('platform:oauth.resource', { named: (named ?? '').slice(0, 200), resource }));
  return { client, redirect, challenge, scopes: readScopes(given.get('scope')), state: given.get('state') };
}
