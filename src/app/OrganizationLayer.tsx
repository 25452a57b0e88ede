import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findPage } from '@/pages/page-at';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { useAppSelector } from './use-app';

const TenantOffer = lazyWithRetry(async () => (await import('@/people/organization/TenantOffer')).TenantOffer);
const JoinPrompt = lazyWithRetry(async () => (await import('@/people/organization/JoinPrompt')).JoinPrompt);

/** Organization dialogs over any page: for a link that belongs to another organization, and for people without one. */
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
  // Stays mounted after closing; see PersonLayer.
  asked.current ||= asks;
  return (
    <Suspense>
      {offered && <TenantOffer tenantCode={offered} onClose={() => setRefused(offered)} />}
      {asked.current && <JoinPrompt userId={user.id} quiet={!asks} />}
    </Suspense>
  );
}
