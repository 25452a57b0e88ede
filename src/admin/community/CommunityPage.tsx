import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { Screen } from '../shell/Screen';
import { usePageTitle } from '../shell/use-page-title';
import { Experts } from './Experts';
import { Gaps } from './Gaps';

/** What answers of a domain could not say, with the next step for each, and who answers for what. */
export function CommunityPage(): ReactNode {
  const { t } = useTranslation('admin-community');
  const { domain = '' } = useParams();
  usePageTitle(t('title'), domain);
  return (
    <Screen title={t('heading', { domain })} text={t('text')}>
      <Gaps key={domain} domain={domain} />
      <Experts key={`experts ${domain}`} domain={domain} />
    </Screen>
  );
}
