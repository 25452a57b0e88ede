import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { asksToJoin } from '@/session/asks-to-join';
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
  // That page is about an organization, it does not belong to one.
  const code = pathname === '/companyInfo' ? null : new URLSearchParams(search).get('tenantCode');
  const offered = code && code !== currentTenant?.tenantCode && code !== refused ? code : null;
  const asks = isFresh && tenant.length === 0 && asksToJoin(pathname);
  // Stays, closed, where it was: see PersonLayer.
  asked.current ||= asks;
  return (
    <Suspense>
      {offered && <TenantOffer tenantCode={offered} onClose={() => setRefused(offered)} />}
      {asked.current && <JoinPrompt userId={user.id} quiet={!asks} />}
    </Suspense>
  );
}
