import { useGetDefinitionApprovalQuery, useRequestDefinitionApprovalMutation } from '@/api/definitions';
import { takesTwo } from '../../../../setting/activity/takes-two';
import { organizationIn } from '../../../../setting/assistant/owner';
import { equal } from '../../../../setting/equal';
import type { JsonObject } from '../../../../setting/json-value';
import type { Place } from '../types';

export interface SecondLook {
  /** `free`: nobody else is needed any more. `waiting`: it was asked for. */
  state: 'free' | 'ask' | 'waiting';
  ask: (message: string) => Promise<boolean>;
  busy: boolean;
  error: unknown;
}

/** Where nobody publishes alone: whether a content still needs somebody else. Null stands for archiving `live`. */
export function useSecondLook(place: Place, body: JsonObject | null, live?: JsonObject): SecondLook {
  // In an organization whoever may publish may do so alone.
  const { data } = useGetDefinitionApprovalQuery(place, { skip: organizationIn(place.domain) !== undefined });
  const [send, { isLoading, error }] = useRequestDefinitionApprovalMutation();
  const request = data?.requests.find((one) => equal(one.body as JsonObject | null, body));
  return {
    state:
      !(data?.needed || takesTwo(place.kind, body ?? live)) || request?.approvedBy
        ? 'free'
        : request
          ? 'waiting'
          : 'ask',
    ask: async (message) => !(await send({ ...place, body, message })).error,
    busy: isLoading,
    error,
  };
}
