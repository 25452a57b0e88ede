import { useState } from 'react';
import type { Data } from '@/api/paths';
import { useGivePrivatePriceMutation } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { useOrderStyles } from '../orders/order-styles';
import { OpenForm } from './OpenForm';

const PERIODS = ['once', 'month', 'year'] as const;
/** No plan of the offering: one that only this organization has. */
const OWN = '';

interface Props {
  id: string;
  plans: Data<'listPrivatePrices'>['plans'];
}

/** Gives one organization another price for a plan, or a plan of its own. */
export function PriceForm({ id, plans }: Props) {
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [planId, setPlanId] = useState(plans[0]?.planId ?? OWN);
  const [give, { isLoading, error }] = useGivePrivatePriceMutation();
  const send = async (text: (name: string) => string) => {
    const { data } = await give({
      ...{ id, code: text('code'), planId: planId === OWN ? text('ownId') : planId },
      ...(planId === OWN && { name: text('name') }),
      ...{ amount: Number(text('amount')), currency: text('currency').toUpperCase(), endsOn: text('endsOn') },
      period: PERIODS.find((one) => one === text('period')) ?? 'year',
    });
    return data !== undefined;
  };
  return (
    <OpenForm open={t('prices.open')} send={t('prices.give')} busy={isLoading} error={error} onSend={send}>
      <label className={order.field}>
        {t('prices.code')}
        <input name="code" required maxLength={64} className={order.input} />
      </label>
      <label className={order.field}>
        {t('prices.plan')}
        <select name="planId" value={planId} onChange={({ target }) => setPlanId(target.value)} className={order.input}>
          {plans.map((plan) => (
            <option key={plan.planId} value={plan.planId}>
              {plan.name}
            </option>
          ))}
          <option value={OWN}>{t('prices.ownPlan')}</option>
        </select>
      </label>
      {planId === OWN && (
        <>
          <label className={order.field}>
            {t('prices.name')}
            <input name="name" required maxLength={128} className={order.input} />
          </label>
          <label className={order.field}>
            {t('prices.ownId')}
            <input name="ownId" required maxLength={64} className={order.input} />
          </label>
        </>
      )}
      <TermFields />
    </OpenForm>
  );
}

/** What it costs, for how long, and until when it may be ordered. */
function TermFields() {
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  return (
    <>
      <label className={order.field}>
        {t('prices.amount')}
        <input
          name="amount"
          type="number"
          min={0}
          max={1_000_000_000_000}
          step="any"
          required
          className={order.input}
        />
      </label>
      <label className={order.field}>
        {t('form.currency')}
        <input
          {...{ name: 'currency', defaultValue: 'CNY', pattern: '[A-Za-z]{3}', maxLength: 3, required: true }}
          className={order.input}
        />
      </label>
      <label className={order.field}>
        {t('form.period')}
        <select name="period" defaultValue="year" className={order.input}>
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              {t(`form.${period}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={order.field}>
        {t('prices.until')}
        <input name="endsOn" type="date" required className={order.input} />
      </label>
    </>
  );
}
