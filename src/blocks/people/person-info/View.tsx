import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownOf } from '@/community/own/own-href';
import { personalOf } from '@/notifications/notifications-href';
import { PersonPage } from '@/people/account/PersonPage';
import type { BlockProps } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/people/person-info';

const OwnPages = lazyWithRetry(async () => (await import('@/community/own/OwnPages')).OwnPages);
const OwnMarket = lazyWithRetry(async () => (await import('@/market/orders/OwnMarket')).OwnMarket);
const UserCenter = lazyWithRetry(async () => (await import('@/notifications/UserCenter')).UserCenter);

/** As in src/market/orders/own-href; a module of both would be one more file of the first page. */
const MARKET = /^\/usercenter\/(?:apps|orders|sold|demands|contacts|searches)$/;

/** The account page, or the personal page of the community that the address names. */
export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  const [search] = useSearchParams();
  const own = ownOf(search);
  if (own)
    return (
      <Suspense>
        <OwnPages level={level} page={own} />
      </Suspense>
    );
  if (MARKET.test(search.get('PersonCommunity') ?? ''))
    return (
      <Suspense>
        <OwnMarket level={level} />
      </Suspense>
    );
  const page = personalOf(search);
  if (!page) return <PersonPage level={level} />;
  return (
    <Suspense>
      <UserCenter level={level} page={page} />
    </Suspense>
  );
}
