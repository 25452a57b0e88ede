import { MAIN_DOMAIN } from '../../../base/http/access-domain';

/** A host that means the access domain, on any installation: the other way round than `accessDomainOf`. */
export function hostOf(domain: string): string {
  if (domain === MAIN_DOMAIN) return 'localhost';
  return domain.includes('.') ? domain : `${domain}.localhost`;
}
