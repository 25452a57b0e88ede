import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { sumText } from '@/lib/sum-text';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { useDecideWaitingOrderMutation, useListWaitingOrdersQuery } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { ReasonForm } from './ReasonForm';

type Order = Data<'listWaitingOrders'>[number];

/** Orders that buyer and supplier agree on, and on which the operators of the portal have the last word. */
export function WaitingOrders({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const { data, error, refetch } = useListWaitingOrdersQuery({ domain }, { refetchOnMountOrArgChange: true });
  const columns = [t('column.offering'), t('orders.buyer'), t('orders.sum'), t('orders.since'), t('column.decision')];
  const list = data?.map((order) => (
    <tr key={order.id}>
      <td>
        <strong>{order.name}</strong>
        <div className={rows.quiet}>{t('orders.of', { supplier: order.supplier, plan: order.planName })}</div>
      </td>
      <td>
        {order.buyer}
        <div className={rows.quiet}>{order.person}</div>
        {order.remark && <p className={styles.text}>{order.remark}</p>}
      </td>
      <td>
        <Sum order={order} />
      </td>
      <td>
        <RelativeTime at={order.changedAt} />
      </td>
      <td>
        <Decision domain={domain} order={order} />
      </td>
    </tr>
  ));
  return (
    <DecisionTable
      {...{ title: t('orders.title'), columns, rows: list, none: t('orders.none'), error }}
      onRetry={refetch}
    />
  );
}

/** What it costs, for all seats of one period, or as quoted. */
function Sum({ order }: { order: Order }): ReactNode {
  const { t, i18n } = useTranslation('admin-market');
  const rows = useTableStyles();
  const { quote, amount, currency = 'CNY', period, seats, poNumber } = order;
  const sum = quote
    ? sumText(quote.amount, quote.currency, i18n.language)
    : amount
      ? sumText(amount * seats, currency, i18n.language)
      : t('orders.free');
  return (
    <>
      {!quote && amount && period ? t(`orders.per.${period}`, { sum }) : sum}
      <div className={rows.quiet}>{t('orders.seats', { count: seats })}</div>
      {poNumber && <div className={rows.quiet}>{t('orders.poNumber', { number: poNumber })}</div>}
      {quote?.text && <p>{quote.text}</p>}
    </>
  );
}

function Decision({ domain, order }: { domain: string; order: Order }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const may = useMayOn(domain)('decideWaitingOrder');
  const [isAsking, setAsking] = useState(false);
  const [decide, { isLoading, error }] = useDecideWaitingOrderMutation();
  const { id, step, name, buyer, may: mayOn } = order;
  if (!may) return null;
  if (mayOn.length === 0) return t('orders.own');
  const go = (approve: boolean, reason?: string) =>
    void decide({ domain, id, approve, step, ...(reason && { reason }) }).then(
      (done) => !done.error && setAsking(false),
    );
  return (
    <div className={styles.actions}>
      {isAsking ? (
        <ReasonForm
          action={t('orders.refuse')}
          busy={isLoading}
          onSend={(reason) => go(false, reason)}
          onClose={() => setAsking(false)}
        />
      ) : (
        <>
          <Button
            size="small"
            appearance="primary"
            disabledFocusable={isLoading}
            aria-label={t('orders.approveOf', { name, buyer })}
            onClick={() => go(true)}
          >
            {t('orders.approve')}
          </Button>
          <Button size="small" aria-label={t('orders.refuseOf', { name, buyer })} onClick={() => setAsking(true)}>
            {t('orders.refuse')}
          </Button>
        </>
      )}
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </div>
  );
}
