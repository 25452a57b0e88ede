import { mergeClasses } from '@fluentui/react-components';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEndEntitlementMutation, useListEntitlementsQuery, useListMarketOrdersQuery } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { usePortalSetting, useSession } from '@/session/use-session';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PageLinks } from '@/ui/PageLinks';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { centreTab } from '@/ui/tab-strip';
import { useDocumentTitle } from '@/ui/use-document-title';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { NoMarket } from '../NoMarket';
import { BuyerRule } from './BuyerRule';
import { OpenApp } from './OpenApp';
import { Order } from './Order';
import { useOrderStyles } from './order-styles';
import { type OwnPage, ownHref, ownMarketOf } from './own-href';
import { Suspended } from './Suspended';
import { rightStateText } from './state-text';

const TABS: readonly OwnPage[] = ['apps', 'orders', 'sold', 'demands', 'contacts', 'searches'];
/** What there is for a person without an organization. */
const PERSONAL: readonly OwnPage[] = ['apps', 'orders', 'searches'];
const OwnSearches = lazyWithRetry(async () => (await import('../hall/OwnSearches')).OwnSearches);
const OwnContacts = lazyWithRetry(async () => (await import('../hall/OwnContacts')).OwnContacts);
const OwnDemands = lazyWithRetry(async () => (await import('../hall/OwnDemands')).OwnDemands);

/** What one's organization has, ordered and sold, or what one has and ordered for oneself. */
export function OwnMarket({ level }: { level: 1 | 2 | 3 | 4 }) {
  const styles = useMarketStyles();
  const { t } = useTranslation('market');
  const [search] = useSearchParams();
  const page = ownMarketOf(search) ?? 'apps';
  const acts = useSession(({ currentTenant }) => currentTenant);
  const setting = usePortalSetting();
  useDocumentTitle(t(`own.${page}`));
  if (setting && !setting.market?.enabled) return <NoMarket level={level} />;
  const below = Math.min(level + 1, 4) as 2 | 3 | 4;
  return (
    <section className={styles.root}>
      <Heading level={level} className={styles.title}>
        {acts ? t('own.of', { organization: acts.tenantName ?? acts.name }) : t('own.self')}
      </Heading>
      <nav className={styles.tabs} aria-label={acts ? t('own.title') : t('own.self')}>
        {(acts ? TABS : PERSONAL).map((tab) => (
          <Link
            key={tab}
            ref={tab === page ? centreTab : null}
            to={ownHref(tab)}
            className={mergeClasses(styles.tab, tab === page && styles.tabHere)}
            aria-current={tab === page ? 'page' : undefined}
          >
            {acts || tab === 'searches' ? t(`own.${tab}`) : tab === 'apps' ? t('own.myApps') : t('own.myOrders')}
          </Link>
        ))}
        {acts && (
          <Link to="/center/supplier" className={styles.tab}>
            {t('own.console')}
          </Link>
        )}
        <Link to="/industrialApp" className={styles.tab}>
          {t('title')}
        </Link>
      </nav>
      {page === 'searches' ? (
        <Suspense>
          <OwnSearches level={below} />
        </Suspense>
      ) : !acts && !PERSONAL.includes(page) ? (
        <ErrorState
          level={below}
          title={t('own.nobody')}
          text={t('own.nobodyText')}
          links={[{ to: '/companyAuth', text: t('own.find') }]}
        />
      ) : page === 'apps' ? (
        <Rights level={below} />
      ) : page === 'contacts' ? (
        <Suspense>
          <OwnContacts level={below} />
        </Suspense>
      ) : page === 'demands' ? (
        <Suspense>
          <OwnDemands level={below} />
        </Suspense>
      ) : (
        <Orders key={page} level={below} side={page === 'sold' ? 'supplier' : 'buyer'} />
      )}
    </section>
  );
}

const PAGE_SIZE = 20;

function Orders({ level, side }: { level: 2 | 3 | 4; side: 'buyer' | 'supplier' }) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  const [search] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const hasRule = useSession(({ currentTenant }) => currentTenant != null);
  const { data, error, isFetching, refetch } = useListMarketOrdersQuery({ side, pageNum: page, pageSize: PAGE_SIZE });
  if (!data) return <Waiting {...{ level, error, busy: isFetching }} onRetry={() => void refetch()} />;
  if (data.list.length === 0)
    return (
      <>
        {side === 'buyer' && hasRule && <BuyerRule />}
        <ErrorState
          level={level}
          title={side === 'buyer' ? t('own.noOrders') : t('own.noSold')}
          text={side === 'buyer' ? t('own.noOrdersText') : t('own.noSoldText')}
          links={[{ to: '/industrialApp', text: t('back') }]}
        />
      </>
    );
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      {side === 'buyer' && hasRule && <BuyerRule />}
      <ul className={styles.rows}>
        {data.list.map((order) => (
          <Order key={order.id} order={order} level={level} />
        ))}
      </ul>
      {pages > 1 && (
        <PageLinks
          page={page}
          pages={pages}
          hrefOf={(n) => `${ownHref(side === 'buyer' ? 'orders' : 'sold')}&page=${n}`}
        />
      )}
    </>
  );
}

function Rights({ level }: { level: 2 | 3 | 4 }) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  const isPersonal = useSession(({ currentTenant }) => currentTenant == null);
  const { data, error, isFetching, refetch } = useListEntitlementsQuery();
  if (!data) return <Waiting {...{ level, error, busy: isFetching }} onRetry={() => void refetch()} />;
  if (data.length === 0)
    return (
      <ErrorState
        level={level}
        title={t('own.noApps')}
        text={isPersonal ? t('own.noMyAppsText') : t('own.noAppsText')}
        links={[{ to: '/industrialApp', text: t('back') }]}
      />
    );
  return (
    <ul className={styles.rows}>
      {data.map((right) => (
        <Right key={right.id} right={right} level={level} />
      ))}
    </ul>
  );
}

function Right({ right, level }: { right: Data<'listEntitlements'>[number]; level: 2 | 3 | 4 }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const runsIt = useSession(
    ({ currentTenant }) => currentTenant == null || ['owner', 'admin'].includes(currentTenant.role ?? ''),
  );
  const [end, { isLoading }] = useEndEntitlementMutation();
  const { appId, name, offeringKind, supplier, state, endsAt, graceUntil, setUpVersion, planName, seats } = right;
  const renews = ['due', 'grace', 'expired'].includes(state);
  return (
    <li className={styles.row}>
      <Heading level={level} className={styles.name}>
        <Link to={offeringHref({ id: appId, kind: offeringKind })} className={market.link}>
          {name}
        </Link>
      </Heading>
      <span className={market.facts}>
        <span className={market.badge}>{rightStateText(right, t)}</span>
        <span>{supplier}</span>
        {planName && <span>{planName}</span>}
        <span>{t('own.seats', { count: seats })}</span>
        {endsAt && <span>{t('right.ends', { date: isoDate(endsAt) })}</span>}
        {state === 'grace' && graceUntil && <span>{t('right.graceUntil', { date: isoDate(graceUntil) })}</span>}
        {setUpVersion && <span>{t('right.setUp', { version: setUpVersion })}</span>}
      </span>
      {right.suspended && <Suspended {...right.suspended} />}
      <span className={styles.buttons}>
        {right.opens && setUpVersion && ['active', 'due', 'grace'].includes(state) && (
          <OpenApp id={right.id} name={name} />
        )}
        {renews && (
          <Link to={offeringHref({ id: appId, kind: offeringKind })} className={market.link}>
            {t('right.renew')}
          </Link>
        )}
        {runsIt && state !== 'ended' && state !== 'closed' && (
          <PlainButton look="quiet" aria-disabled={isLoading} onClick={() => !isLoading && void end({ id: right.id })}>
            {t('right.giveBack')}
          </PlainButton>
        )}
      </span>
    </li>
  );
}

interface WaitingProps {
  level: 2 | 3 | 4;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

function Waiting({ level, error, busy, onRetry }: WaitingProps) {
  const { t } = useTranslation('market');
  return error ? (
    <ErrorState {...{ level, error, busy, onRetry }} title={t('failed.title')} text={t('failed.text')} />
  ) : (
    <TextSkeleton label={t('loading')} paragraphs={3} />
  );
}
