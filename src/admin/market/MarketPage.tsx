import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { Drafts } from './Drafts';
import { Listings } from './Listings';
import { ReportedReviews } from './ReportedReviews';
import { Rights } from './Rights';
import { Suppliers } from './Suppliers';
import { WaitingOrders } from './WaitingOrders';

/** What a domain's catalogue shows, who supplies it, and what waits for a decision. */
export function MarketPage(): ReactNode {
  const { t } = useTranslation('admin-market');
  const { domain = '' } = useParams();
  usePageTitle(t('title'), domain);
  return (
    <Screen title={t('heading', { domain })} text={t('text')}>
      <WaitingOrders key={`orders ${domain}`} domain={domain} />
      <Drafts key={`drafts ${domain}`} domain={domain} />
      <Suppliers key={`suppliers ${domain}`} domain={domain} />
      <Rights key={`rights ${domain}`} domain={domain} />
      <ReportedReviews key={`reviews ${domain}`} domain={domain} />
      <Listings key={domain} domain={domain} />
    </Screen>
  );
}
