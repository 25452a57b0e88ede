import { Suspense } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { EmptyPage } from '@/ui/EmptyPage';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { Catalogue } from './catalogue/Catalogue';
import { pageHref } from './catalogue/catalogue-query';
import { comparedIds } from './compare/compare-rows';
import { hallAt } from './hall/hall-href';
import { kindAt } from './market-href';
import { NoMarket } from './NoMarket';

const Console = lazyWithRetry(async () => (await import('./console/Console')).Console);
const Compare = lazyWithRetry(async () => (await import('./compare/Compare')).Compare);
const HallRoom = lazyWithRetry(async () => (await import('./hall/HallRoom')).HallRoom);
const OpenProject = lazyWithRetry(async () => (await import('./orders/OpenProject')).OpenProject);
const Offering = lazyWithRetry(async () => (await import('./offering/OfferingPage')).OfferingPage);

interface Props {
  level: 1 | 2 | 3 | 4;
  id: string;
}

/** The page of the market at this address. */
export function MarketRoom({ level, id }: Props) {
  const { t } = useTranslation(['market', 'common']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const setting = usePortalSetting();
  if (setting && !setting.market?.enabled) return <NoMarket level={level} />;
  if (hallAt(pathname))
    return setting && !setting.community?.enabled ? (
      <EmptyPage
        level={level}
        title={t('common:notFound.title')}
        text={t('noHall')}
        action={{ label: t('title'), url: '/industrialApp' }}
        picture="gap"
      />
    ) : (
      <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
        <HallRoom level={level} id={id} />
      </Suspense>
    );
  if (/^\/center\/?$/.test(pathname)) return <Navigate to="/center/app" replace />;
  if (/^\/center\/supplier\/?$/.test(pathname))
    return (
      <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
        <Console level={level} />
      </Suspense>
    );
  if (/^\/open-project\/?$/.test(pathname))
    return (
      <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={2} />}>
        <OpenProject level={level} />
      </Suspense>
    );
  const kind = kindAt(pathname);
  if (kind && search.get('view') !== 'compare') return <Catalogue key={kind} level={level} id={id} kind={kind} />;
  return (
    <Suspense fallback={<TextSkeleton label={t('loading')} paragraphs={4} />}>
      {kind ? (
        <Compare level={level} ids={comparedIds(search)} backHref={pageHref(kind, search, 'view', null)} />
      ) : (
        <Offering level={level} />
      )}
    </Suspense>
  );
}
