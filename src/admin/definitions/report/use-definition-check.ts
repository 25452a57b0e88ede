import { useCheckDefinitionQuery } from '@/api/definitions';
import type { Data } from '@/api/paths';
import type { Body } from '../document/use-definition-text';
import type { Place } from '../types';

export interface DefinitionCheck {
  data: Data<'checkDefinition'> | undefined;
  busy: boolean;
  error: unknown;
  again: () => void;
}

/** The server's report on a document, and how its cases go. */
export function useDefinitionCheck(place: Place, body: Body, skip: boolean): DefinitionCheck {
  const { data, currentData, isFetching, error, refetch } = useCheckDefinitionQuery({ ...place, body }, { skip });
  // While the next report is on its way, the last one stays: a list that comes and goes cannot be read.
  return { data: currentData ?? data, busy: isFetching, error: isFetching ? undefined : error, again: refetch };
}
