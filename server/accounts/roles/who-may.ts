import { type ActionPlace, may, type OperatorAction } from '../../../setting/operator/may';
import type { Db } from '../../base/database/db';
import { listGrants } from '../store/operator-roles';

/** Ids of the operators who can sign in and may do something at a place. */
export async function whoMay(db: Db, place: ActionPlace, action: OperatorAction): Promise<string[]> {
  const grants = await listGrants(db);
  const found = grants.filter(({ disabledAt, ...grant }) => disabledAt === null && may([grant], place, action));
  return [...new Set(found.map(({ operatorId }) => operatorId))];
}
