import { clearCookie, readCookie, writeCookie } from './cookie';
import { THREE_DAYS_S } from './session-mark';

const ID = 'tenantId';
const NAME = 'tenantName';

/** The organization last used in this browser, selected again at the next start. */
export const readTenantId = (): string | undefined => readCookie(ID);

export function writeTenant(id: string, name: string, domain?: string): void {
  writeCookie(ID, id, { maxAgeS: THREE_DAYS_S, domain });
  writeCookie(NAME, name, { maxAgeS: THREE_DAYS_S, domain });
}

export function clearTenant(domain?: string): void {
  clearCookie(ID, domain);
  clearCookie(NAME, domain);
}
