import type { Data } from '@/api/paths';
import type { useTranslation } from '@/i18n/use-translation';

type T = ReturnType<typeof useTranslation<'hall'>>['t'];
type Demand = Data<'getDemand'>;

export function kindText(kind: NonNullable<Demand['kind']>, t: T): string {
  if (kind === 'app') return t('kind.app');
  return kind === 'product' ? t('kind.product') : t('kind.solution');
}

export function statusText(status: Demand['status'], t: T): string {
  return t(`status.${status ?? 'open'}`);
}
