import { useListDomainKnowledgeBasesQuery } from '@/api/admin';

/** Whether the knowledge bases that a setting lists hold no document; unknown is not said. */
export function useNothingToFind(domain: string, scope: readonly number[] | null | undefined, skip: boolean): boolean {
  const { currentData } = useListDomainKnowledgeBasesQuery({ domain }, { skip });
  if (!currentData || skip) return false;
  return !currentData.some(({ id, documentCount = 0 }) => scope?.includes(id) && documentCount > 0);
}
