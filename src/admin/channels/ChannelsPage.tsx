import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useListPortalChannelsQuery } from '@/api/embed';
import { useTranslation } from '@/i18n/use-translation';
import { ChannelList } from '@/platform/embed/ChannelList';
import { PortalOfChannels } from '@/platform/embed/channel-calls';
import { portalAddress } from '../shell/portal-address';
import { Screen } from '../shell/Screen';
import { useMayOn } from '../shell/use-may';
import { usePageTitle } from '../shell/use-page-title';

/** The channels of a portal itself: which pages of others may show what it shows everybody. */
export function ChannelsPage(): ReactNode {
  const { t } = useTranslation('embed');
  const { domain = '' } = useParams();
  usePageTitle(t('portal.title'), domain);
  const mayMake = useMayOn(domain)('makePortalChannel');
  const { data, error, isFetching, refetch } = useListPortalChannelsQuery(
    { domain },
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.channels.map((row) => ({ ...row, mayChange: row.mayChange && mayMake }));
  return (
    <Screen title={t('portal.heading', { domain })} text={t('portal.text')}>
      <PortalOfChannels value={{ domain, origin: new URL(portalAddress(domain)).origin }}>
        <ChannelList {...{ level: 2, rows, mayMake, error, busy: isFetching }} onRetry={() => void refetch()} />
      </PortalOfChannels>
    </Screen>
  );
}
