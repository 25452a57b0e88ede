import type { Organization } from './session';

/** Of the organizations of a person, the one to start with: the remembered one while the person still belongs to it, else the first. */
export function chooseTenant(tenants: readonly Organization[], remembered: string | undefined): Organization | null {
  return tenants.find(({ id }) => id === remembered) ?? tenants[0] ?? null;
}
