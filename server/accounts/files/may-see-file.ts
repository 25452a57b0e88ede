import type { Store } from '../../base/database/db';
import { usesOfFile } from '../store/person-files';

/**
 * Who may see a file: whoever uploaded it; everybody, once it is their picture; and those who run the organization whose licence it is.
 * Operators of the installation look at licences in the workbench, where that is written down.
 */
export async function maySeeFile(
  { db }: Store,
  file: { id: string; personId: string },
  personId: string | undefined,
): Promise<boolean> {
  if (file.personId === personId) return true;
  const uses = await usesOfFile(db, file, personId);
  return uses.includes('avatar') || uses.includes('own-licence');
}
