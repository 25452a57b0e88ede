import { useState } from 'react';
import { useGetDomainQuery } from '@/api/admin';
import type { Data } from '@/api/paths';

/** Drafts of others and schedules send no event, so they are polled at this interval. */
const LOOK_AGAIN_MS = 30_000;

export interface FreshDomain {
  /** undefined until this screen has its own answer. */
  detail: Data<'getDomain'> | undefined;
  refetch: () => void;
}

/** The domain, fetched after this screen opened: a cached copy may be older than the draft saved since. */
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
