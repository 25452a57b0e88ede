import { isApiError } from '@/api/api-error';
import type { Change } from '../../../setting/change';
import { isObject, type JsonObject } from '../../../setting/json-value';
import type { Conflict } from '../../../setting/merge';
import type { Finding } from '../changes/FindingsList';

/** Somebody else published meanwhile: what was merged from theirs, and what needs a decision. */
export interface Collision {
  head: string;
  merged: JsonObject;
  taken: Change[];
  conflicts: Conflict[];
}

/** The collision in a refusal to publish; null if it was refused for another reason. */
export function collisionOf(error: unknown): Collision | null {
  if (!isApiError(error) || error.kind !== 'conflict') return null;
  const detail: unknown = error.detail;
  if (!isObject(detail) || typeof detail.head !== 'string' || !isObject(detail.merged)) return null;
  const { head, merged, taken, conflicts } = detail;
  if (!Array.isArray(taken) || !Array.isArray(conflicts)) return null;
  return { head, merged, taken: taken as unknown as Change[], conflicts: conflicts as unknown as Conflict[] };
}

/** The findings for which the server refused; null if it refused for another reason. */
export function findingsOf(error: unknown): Finding[] | null {
  if (!isApiError(error) || error.kind !== 'http') return null;
  const detail: unknown = error.detail;
  if (!isObject(detail) || !Array.isArray(detail.findings)) return null;
  return detail.findings as unknown as Finding[];
}
