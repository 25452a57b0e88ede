import { useState } from 'react';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';

/** Drafts of others and schedules come without an event. */
const LOOK_AGAIN_MS = 30_000;

export interface FreshDomain {
  /** undefined until this screen's own answer is there. */
  detail: Data<'getDomain'> | undefined;
  refetch: () => void;
}

/** A domain as it was fetched since this screen opened: what another screen fetched may be older than the draft saved since. */
export function useFreshDomain(domain: string): FreshDomain {
  const {
    currentData,
    fulfilledTimeStamp = 0,
    refetch,
  } = useGetDomainQuery(
    { domain },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const [opened, setOpened] = useState(() => ({ domain, at: Date.now() }));
  if (opened.domain !== domain) setOpened({ domain, at: Date.now() });
  const fresh = opened.domain === domain && fulfilledTimeStamp >= opened.at;
  return { detail: fresh ? currentData : undefined, refetch };
}
