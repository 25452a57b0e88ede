import { useEffect, useEffectEvent } from 'react';
import { watchSetting } from '@/api/watch-setting';

/** Asks for the domain again as soon as somebody has published it. */
export function useDomainChanges(domain: string, head: string | null | undefined, refetch: () => void): void {
  const hear = useEffectEvent((revision: string | undefined) => {
    // Not opened yet: what is on its way is fresh.
    if (head !== undefined && revision !== head) refetch();
  });
  useEffect(() => {
    const url = `/api/admin/domains/${encodeURIComponent(domain)}/changes`;
    return watchSetting({ url, onChange: (revision) => hear(revision) });
  }, [domain]);
}
