import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PersonPage } from '@/people/account/PersonPage';
import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/people/person-info';

const UserCenter = lazyWithRetry(async () => (await import('@/notifications/UserCenter')).UserCenter);

/** The account page, or the personal page of the community that the address names. */
export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  const [search] = useSearchParams();
  if (search.get('PersonCommunity') !== '/usercenter/notifications') return <PersonPage level={level} />;
  return (
    <Suspense>
      <UserCenter level={level} />
    </Suspense>
  );
}
