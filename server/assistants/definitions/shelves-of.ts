import { organizationIn } from '../../../setting/assistant/owner';
import type { Place } from '../store/definitions';
import type { Shelves } from './library-of';

/** The documents that those of this owner may name. An organization's are the same on every portal. */
export function shelvesOf({ domain }: Pick<Place, 'domain'>): Shelves {
  const organization = organizationIn(domain);
  return organization === undefined ? { domain } : { organization };
}
