import { type ReactNode, Suspense } from 'react';
import { CompanyPage } from '@/people/organization/CompanyPage';
import type { BlockProps } from '@/renderer/types';
import { usePortalSetting } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';

export { default as check } from 'virtual:check/people/company-info';

const SupplierOfferings = lazyWithRetry(
  async () => (await import('@/market/supplier/SupplierOfferings')).SupplierOfferings,
);

export default function View({ level }: BlockProps<Record<string, never>>): ReactNode {
  const hasMarket = usePortalSetting()?.market?.enabled === true;
  return (
    <CompanyPage
      level={level}
      below={({ tenantId, tenantCode }) =>
        hasMarket && (
          <Suspense>
            <SupplierOfferings {...{ tenantId, tenantCode }} level={Math.min(level + 1, 4) as 2 | 3 | 4} />
          </Suspense>
        )
      }
    />
  );
}
