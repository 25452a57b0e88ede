import type { Db } from '../../base/database/db';
import { badRequest } from '../../base/http/errors';
import { message } from '../../base/messages/message';
import type { Outgoing } from '../../base/outgoing/create-outgoing';
import { findClientRow } from '../store/oauth-clients';
import { cleanName } from './clean-name';
import { readRedirect } from './redirect-address';

export interface OauthClient {
  id: string;
  /** What it calls itself. */
  name: string;
  redirects: readonly string[];
  /** The host that describes it, if it is known by such a document. */
  provenHost?: string;
}

const keptMs = 5 * 60_000;
const mostKept = 200;
const mostBytes = 64 * 1024;
export const mostRedirects = 10;

/** The form of an address that describes a program: https with a path, and nothing that two programs read differently. */
export function readDocumentAddress(id: string): URL | undefined {
  const url = readRedirect(id);
  if (url?.protocol !== 'https:' || url.pathname === '/' || url.search !== '') return undefined;
  return url.href === id ? url : undefined;
}

/** Reads what a document says of the program whose id is its address. Undefined if it does not describe that one. */
export function readDocument(text: string, id: string): OauthClient | undefined {
  let said: Record<string, unknown>;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const method = said?.token_endpoint_auth_method;
  if (said?.client_id !== id || (method !== undefined && method !== 'none')) return undefined;
  const redirects = said.redirect_uris;
  if (!Array.isArray(redirects) || redirects.length === 0 || redirects.length > mostRedirects) return undefined;
  if (!redirects.every((one) => typeof one === 'string')) return undefined;
  const { host } = new URL(id);
  return { id, name: cleanName(said.client_name, host), redirects: redirects.filter(readRedirect), provenHost: host };
}

/** Finds the program that asks: registered at this portal, or described at the address that is its id. */
export function createClientFinder({ db, outgoing }: { db: Db; outgoing: Outgoing }) {
  const kept = new Map<string, { client: OauthClient; until: number }>();

  async function fetchClient(id: string): Promise<OauthClient> {
    const known = kept.get(id);
    if (known && known.until > Date.now()) return known.client;
    const headers = { accept: 'application/json' };
    const answer = await outgoing.request(id, { maxBytes: mostBytes, headers }).catch(() => undefined);
    const client = answer?.status === 200 ? readDocument(answer.body.toString('utf8'), id) : undefined;
    if (!client) throw badRequest(message('platform:oauth.document', { address: id.slice(0, 200) }));
    kept.delete(id);
    const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined;
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(id, { client, until: Date.now() + keptMs });
    return client;
  }

  return async (id: string, accessDomain: string): Promise<OauthClient> => {
    if (readDocumentAddress(id)) return fetchClient(id);
    const row = await findClientRow(db, id.slice(0, 100), accessDomain);
    if (row) return row;
    throw badRequest(message('platform:oauth.client'));
  };
}
