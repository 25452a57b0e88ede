import type { Store } from '../../base/database/db';
import { usesOfFile } from '../store/person-files';

/**
 * Whether a person may see a file: the uploader; everybody, if it is an avatar or an organization's logo; and those who
 * run the organization whose licence it is. Operators of the installation see licences in the workbench, which records it.
 */
export async function maySeeFile(
  { db }: Store,
  file: { id: string; personId: string | null },
  personId: string | undefined,
): Promise<boolean> {
  if (personId !== undefined && file.personId === personId) return true;
  const uses = await usesOfFile(db, file, personId);
  return uses.includes('avatar') || uses.includes('logo') || uses.includes('own-licence');
}
