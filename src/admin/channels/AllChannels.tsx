import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PickDomain } from '../shell/PickDomain';
import { places } from '../shell/places';

/** The portals whose own channels this operator may see. */
export function AllChannels(): ReactNode {
  const { t } = useTranslation('embed');
  return (
    <PickDomain
      {...{ title: t('portal.title'), text: t('portal.pickText'), label: t('portal.pick'), failed: t('listFailed') }}
      placeOf={places.channels}
    />
  );
}
