import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { useMarketStyles } from '../market-styles';

type Props = NonNullable<Data<'listEntitlements'>[number]['suspended']>;

/** Why a right cannot be used, and what to do about it. */
export function Suspended({ since, reason }: Props) {
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  return (
    <>
      <span>{t('right.suspendedSince', { date: isoDate(since), reason })}</span>
      <span className={market.note}>{t('right.suspendedNext')}</span>
    </>
  );
}
