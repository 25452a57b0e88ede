import { useTranslation } from '@/i18n/use-translation';
import { sumText } from '@/lib/sum-text';
import type { usePortalSetting } from '@/session/use-session';
import { useMarketStyles } from '../market-styles';

interface Props {
  /** The portal's setting of its market. */
  of: NonNullable<ReturnType<typeof usePortalSetting>>['market'];
}

/** Says before the order that operators read and decide on it, too. */
export function OperatorsNote({ of }: Props) {
  const market = useMarketStyles();
  const { t, i18n } = useTranslation('market');
  const { operatorApproves = 'none', operatorLimit = 0, operatorCurrency = 'CNY' } = of ?? {};
  if (operatorApproves === 'none') return null;
  return (
    <p className={market.note}>
      {operatorApproves === 'all'
        ? t('order.operators')
        : t('order.operatorsAbove', { sum: sumText(operatorLimit, operatorCurrency, i18n.language) })}
    </p>
  );
}
