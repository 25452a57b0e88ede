import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '@/api/client';
import { watchSetting } from '@/api/watch-setting';

/** Asks again for the domain as soon as somebody has published it, and for comments as soon as there are new ones. */
export function useDomainChanges(domain: string, head: string | null | undefined, refetch: () => void): void {
  const hear = useEffectEvent((revision: string | undefined) => {
    // Not opened yet: what is on its way is fresh.
    if (head !== undefined && revision !== head) refetch();
  });
  const dispatch = useDispatch();
  const hearTalk = useEffectEvent(() => void dispatch(api.util.invalidateTags(['Talk'])));
  useEffect(() => {
    const url = `/api/admin/domains/${encodeURIComponent(domain)}/changes`;
    return watchSetting({ url, onChange: (revision) => hear(revision), onTalk: () => hearTalk() });
  }, [domain]);
}
