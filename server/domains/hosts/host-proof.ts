import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { accessDomainOf } from '../../base/http/access-domain';

/** Where the owner of a host can put the token; one of the two is enough. */
export interface WantedProof {
  record: { name: string; value: string };
  file: { url: string; text: string };
}

export const newToken = () => randomBytes(24).toString('base64url');

/**
 * The file's name says nothing of the token: a site that answers every path with the path itself must prove nothing.
 */
export function wantedProof(domain: string, token: string): WantedProof {
  const name = createHash('sha256').update(token).digest('hex').slice(0, 16);
  const value = `millwright-verification=${token}`;
  return {
    record: { name: `_millwright.${domain}`, value },
    file: { url: `https://${domain}/.well-known/millwright-${name}.txt`, text: value },
  };
}

/** Names below the main hosts, short names and addresses have no owner who could prove anything; the installation assigns them. */
export function isProvable(domain: string, mainHosts: readonly string[]): boolean {
  return (
    domain.includes('.') && isIP(domain) === 0 && !/\.\d+$/.test(domain) && accessDomainOf(domain, mainHosts) === domain
  );
}
