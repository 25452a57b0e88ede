import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { Catalogue } from '@/market/catalogue/Catalogue';
import { kindAt } from '@/market/market-href';
import type { BlockProps } from '@/renderer/types';
import { usePortalSetting } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';

export { default as check } from 'virtual:check/market/room';

const Offering = lazyWithRetry(async () => (await import('@/market/offering/OfferingPage')).OfferingPage);

/** All pages of the market are this one block, which reads the address: every page document is part of the first page. */
export default function MarketRoom({ level, id }: BlockProps<Record<string, never>>) {
  const { t } = useTranslation(['market', 'common']);
  const { pathname } = useLocation();
  const setting = usePortalSetting();
  if (setting && !setting.market?.enabled)
    return (
      <EmptyPage
        level={level}
        title={t('common:notFound.title')}
        text={t('closed')}
        action={{ label: t('common:notFound.search'), url: '/engine' }}
        picture="gap"
      />
    );
  if (/^\/center\/?$/.test(pathname)) return <Navigate to="/center/app" replace />;
  const kind = kindAt(pathname);
  if (kind) return <Catalogue key={kind} level={level} id={id} kind={kind} />;
  return (
    <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
      <Offering level={level} />
    </Suspense>
  );
}
