import type { Translate } from '@/i18n/translate';
import { sumText } from '@/lib/sum-text';

interface Price {
  kind: 'free' | 'fixed' | 'quote';
  amount?: number;
  currency?: string;
  period?: 'once' | 'month' | 'year';
}

/** An amount with its period, such as "¥28,000 a year". */
export function amountText({ amount = 0, currency = 'CNY', period }: Price, t: Translate<'market'>, language: string) {
  const sum = sumText(amount, currency, language);
  return period ? t(`per.${period}`, { sum }) : sum;
}

/** What a plan costs, or that it is free or asked for. */
export const priceText = (price: Price, t: Translate<'market'>, language: string): string =>
  price.kind === 'fixed' && price.amount !== undefined ? amountText(price, t, language) : t(`price.${price.kind}`);
