import type { Data } from '@/api/paths';
import type { Translate } from '@/i18n/translate';

type Order = Pick<Data<'getMarketOrder'>, 'status' | 'waitsFor'>;
type Right = Data<'listEntitlements'>[number];

/** The status of an order, and who has to act. An unknown status is in progress. */
export function orderStateText({ status, waitsFor }: Order, t: Translate<'market'>): string {
  if (status === 'submitted') return waitsFor === 'buyer' ? t('status.waitsBuyer') : t('status.waitsSupplier');
  if (status === 'approved' && waitsFor === 'operator') return t('status.waitsOperator');
  const known = { quoted: 1, approved: 1, active: 1, refused: 1, cancelled: 1, expired: 1 };
  return status in known ? t(`status.${status}`) : t('status.progress');
}

export const rightStateText = ({ state, kind }: Pick<Right, 'state' | 'kind'>, t: Translate<'market'>): string =>
  kind === 'trial' && state === 'active' ? t('right.trial') : t(`right.${state}`);
