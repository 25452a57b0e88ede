import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findPage } from '@/pages/page-at';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { useAppSelector } from './use-app';

const TenantOffer = lazyWithRetry(async () => (await import('@/people/organization/TenantOffer')).TenantOffer);
const JoinPrompt = lazyWithRetry(async () => (await import('@/people/organization/JoinPrompt')).JoinPrompt);

/** What organizations have to say over any page: a link that belongs to another one, or that there is none yet. */
export function OrganizationLayer(): ReactNode {
  const { user, tenant, currentTenant, isFresh } = useAppSelector((state) => state.session);
  const { pathname, search } = useLocation();
  const [refused, setRefused] = useState<string | null>(null);
  const asked = useRef(false);
  if (!user) return null;
  const page = findPage(pathname)?.meta;
  const code = page?.ownTenantCode ? null : new URLSearchParams(search).get('tenantCode');
  const offered = code && code !== currentTenant?.tenantCode && code !== refused ? code : null;
  const asks = isFresh && tenant.length === 0 && page !== undefined && !page.quietOnJoin;
  // Stays, closed, where it was: see PersonLayer.
  asked.current ||= asks;
  return (
    <Suspense>
      {offered && <TenantOffer tenantCode={offered} onClose={() => setRefused(offered)} />}
      {asked.current && <JoinPrompt userId={user.id} quiet={!asks} />}
    </Suspense>
  );
}
