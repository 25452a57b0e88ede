import type { Organization } from './session';

/** The organization to start with: the remembered one if the person still belongs to it, else the first. */
export function chooseTenant(tenants: readonly Organization[], remembered: string | undefined): Organization | null {
  return tenants.find(({ id }) => id === remembered) ?? tenants[0] ?? null;
}
