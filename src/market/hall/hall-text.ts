import type { Data } from '@/api/paths';
import type { Translate } from '@/i18n/translate';

type Demand = Data<'getDemand'>;

export function kindText(kind: NonNullable<Demand['kind']>, t: Translate<'hall'>): string {
  if (kind === 'app') return t('kind.app');
  return kind === 'product' ? t('kind.product') : t('kind.solution');
}

export function statusText(status: Demand['status'], t: Translate<'hall'>): string {
  return t(`status.${status ?? 'open'}`);
}
