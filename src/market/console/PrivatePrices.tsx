import { mergeClasses } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useEndPrivatePriceMutation, useGetOwnOfferingQuery, useListPrivatePricesQuery } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useDocumentTitle } from '@/ui/use-document-title';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { amountText } from '../price-text';
import { useConsoleStyles } from './console-styles';
import { PriceForm } from './PriceForm';
import { consoleHref, textOfError } from './supplier-console';

type Prices = Data<'listPrivatePrices'>;

interface Props {
  id: string;
  level: 2 | 3 | 4;
}

/** Prices of one offering for single organizations. */
export function PrivatePrices({ id, level }: Props) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('supply');
  const { currentData: data, error, isFetching, refetch } = useListPrivatePricesQuery({ id });
  const { currentData: draft } = useGetOwnOfferingQuery({ id });
  const name = draft?.preview?.name || t('untitled');
  useDocumentTitle(t('prices.title'));
  return (
    <article>
      <Link to={consoleHref({ offering: id })} className={market.link}>
        {name}
      </Link>
      <div className={styles.head}>
        <Heading level={level}>{t('prices.title')}</Heading>
      </div>
      <p className={market.note}>{t('prices.text')}</p>
      {data ? (
        <>
          <PriceForm id={id} plans={data.plans} />
          <Table prices={data.prices} />
        </>
      ) : error ? (
        <ErrorState
          {...{ level, error, busy: isFetching, title: t('failed'), text: textOfError(error) ?? t('failedText') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <TextSkeleton label={t('loading')} paragraphs={3} />
      )}
    </article>
  );
}

function Table({ prices }: Pick<Prices, 'prices'>) {
  const styles = useConsoleStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t, i18n } = useTranslation('supply');
  const { t: money } = useTranslation('market');
  const [end, { isLoading, error }] = useEndPrivatePriceMutation();
  if (prices.length === 0) return <p className={market.note}>{t('prices.none')}</p>;
  return (
    <>
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('failed')}
        </p>
      )}
      <table className={mergeClasses(styles.table, styles.stacked)} aria-label={t('prices.title')}>
        <thead>
          <tr>
            {(['organization', 'plan', 'price', 'endsOn', 'state'] as const).map((key) => (
              <th key={key} scope="col" className={styles.cell}>
                {t(`prices.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.map((one) => (
            <tr key={one.id}>
              <th scope="row" className={styles.cell}>
                {one.organization}
                <br />
                <span className={market.note}>{one.code}</span>
              </th>
              <td className={styles.cell} data-label={t('prices.plan')}>
                {one.planName}
              </td>
              <td className={mergeClasses(styles.cell, styles.whole)} data-label={t('prices.price')}>
                {amountText({ kind: 'fixed', ...one }, money, i18n.language)}
              </td>
              <td className={mergeClasses(styles.cell, styles.whole)} data-label={t('prices.endsOn')}>
                {one.endsOn}
              </td>
              <td className={styles.cell} data-label={t('prices.state')}>
                {t(`prices.is.${one.state}`)}{' '}
                {one.state === 'open' && (
                  <PlainButton
                    look="quiet"
                    aria-label={t('prices.endOf', { name: one.organization, plan: one.planName })}
                    aria-disabled={isLoading}
                    onClick={() => void (isLoading || end({ id: one.id }))}
                  >
                    {t('prices.end')}
                  </PlainButton>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
