import { canonicalJson } from '../../../setting/canonical-json';

/** The same id that the server gives: a revision is its content. */
export async function revisionId(body: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(body)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
