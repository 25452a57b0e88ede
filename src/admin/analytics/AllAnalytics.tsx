import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PickDomain } from '../shell/PickDomain';
import { places } from '../shell/places';

/** The portals whose figures this operator may see. */
export function AllAnalytics(): ReactNode {
  const { t } = useTranslation('admin-analytics');
  return (
    <PickDomain
      {...{ title: t('title'), text: t('pickText'), label: t('pick'), failed: t('failed') }}
      placeOf={places.analytics}
    />
  );
}
