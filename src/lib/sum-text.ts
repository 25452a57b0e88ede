/** An amount of money as people write it in a language, such as "¥28,000"; in the currency's main unit. */
export const sumText = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, {
    ...{ style: 'currency', currency, maximumFractionDigits: 2, minimumFractionDigits: 0 },
  }).format(amount);
