import { type JsonObject, own } from '../../setting/json-value';
import { type Base, ORGANIZATION_WISH } from './readable';

/**
 * Which knowledge bases a domain with this setting may list: the installation's, its own, and those of the organization that it names. Without a
 * database only that can be told which is the same everywhere.
 */
export function maySearch(setting: JsonObject, bases: readonly Base[] | undefined): (id: number) => boolean {
  const tenantId = own(setting, 'tenantId');
  const domain = own(setting, 'accessDomain');
  return (id) => {
    if (id === ORGANIZATION_WISH) return typeof tenantId === 'string' && tenantId !== '';
    if (!bases) return true;
    const base = bases.find((one) => one.id === id);
    if (!base) return false;
    if (base.ownerKind === 'installation') return true;
    return base.ownerId !== null && base.ownerId === (base.ownerKind === 'domain' ? domain : tenantId);
  };
}
