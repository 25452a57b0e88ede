import { type JsonObject, own } from '../../setting/json-value';
import { type Base, isHidden, ORGANIZATION_WISH } from './readable';

/**
 * Returns whether a domain with this setting may list a knowledge base: the installation's, its own, and those of its
 * organization. Without `bases`, only the wish for the organization's own is checked.
 */
export function maySearch(setting: JsonObject, bases: readonly Base[] | undefined): (id: number) => boolean {
  const tenantId = own(setting, 'tenantId');
  const domain = own(setting, 'accessDomain');
  return (id) => {
    if (id === ORGANIZATION_WISH) return typeof tenantId === 'string' && tenantId !== '';
    if (!bases) return true;
    const base = bases.find((one) => one.id === id);
    if (!base || isHidden(base)) return false;
    if (base.ownerKind === 'installation') return true;
    return base.ownerId !== null && base.ownerId === (base.ownerKind === 'domain' ? domain : tenantId);
  };
}
