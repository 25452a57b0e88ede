import { useGetRevisionQuery } from '@/api/admin';
import type { JsonObject } from '../../../setting/json-value';

const NOTHING: JsonObject = {};

/** The setting of a revision; without one, the empty setting before the first. */
export function useRevisionBody(domain: string, revision: string | null) {
  const { currentData, error } = useGetRevisionQuery({ domain, revision: revision ?? '' }, { skip: revision === null });
  if (revision === null) return { body: NOTHING, entry: undefined, error: undefined };
  return { body: currentData?.body as JsonObject | undefined, entry: currentData, error };
}
