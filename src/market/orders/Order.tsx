import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useDecideMarketOrderMutation, useGetMarketOrderQuery } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, isoMinute } from '@/lib/relative-time';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { offeringHref } from '../market-href';
import { useMarketStyles } from '../market-styles';
import { amountText } from '../price-text';
import { useOrderStyles } from './order-styles';
import { orderStateText } from './state-text';

type OrderData = Data<'listMarketOrders'>['list'][number];
type Action = OrderData['may'][number];

/** What needs more than a click: a reason, or a price. */
const ASKS: readonly Action[] = ['refuse', 'decline', 'quote'];

/** One order with what happened to it and what this reader may decide. */
export function Order({ order, level }: { order: OrderData; level: 2 | 3 | 4 }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t, i18n } = useTranslation('market');
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Action>();
  const [decide, { isLoading, error }] = useDecideMarketOrderMutation();
  const { id, appId, offeringKind, name, planName, amount, currency, period, seats, quote, step, may, side } = order;
  const act = async (action: Action, more: { reason?: string; quote?: OrderData['quote'] } = {}) => {
    if (isLoading) return;
    const { error: refused } = await decide({ id, action, step, ...more });
    if (!refused) setAsking(undefined);
  };
  return (
    <li className={styles.row}>
      <Heading level={level} className={styles.name}>
        <Link to={offeringHref({ id: appId, ...(offeringKind && { kind: offeringKind }) })} className={market.link}>
          {name}
        </Link>
      </Heading>
      <span className={market.facts}>
        <span className={market.badge}>{orderStateText(order, t)}</span>
        <span>{side === 'buyer' ? order.supplier : order.buyer}</span>
        <span>{planName}</span>
        {amount !== undefined && (
          <span>
            {amountText(
              { kind: 'fixed', amount, ...(currency && { currency }), ...(period && { period }) },
              t,
              i18n.language,
            )}
          </span>
        )}
        <span>{t('own.seats', { count: seats })}</span>
        {order.poNumber && <span>{t('own.poNumber', { number: order.poNumber })}</span>}
        <span>{isoDate(order.createdAt)}</span>
        {order.waitsFor && (
          <span>
            {order.waitsFor === 'operator'
              ? t('own.waitsOperator', { date: isoDate(order.changedAt) })
              : t('own.waits', {
                  organization: order.waitsFor === 'buyer' ? order.buyer : order.supplier,
                  date: isoDate(order.changedAt),
                })}
          </span>
        )}
        {order.person && <span>{order.person}</span>}
      </span>
      {order.remark && <span>{order.remark}</span>}
      {quote && (
        <span>
          {t('own.quote', {
            sum: amountText({ kind: 'fixed', amount: quote.amount, currency: quote.currency }, t, i18n.language),
            date: quote.validUntil,
          })}{' '}
          {quote.text}
        </span>
      )}
      {error && (
        <p className={styles.fault} role="alert">
          {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('order.failed')}
        </p>
      )}
      {asking ? (
        <AskForm action={asking} onSend={(more) => void act(asking, more)} onClose={() => setAsking(undefined)} />
      ) : (
        <span className={styles.buttons}>
          {may.map((action) => (
            <PlainButton
              key={action}
              look={action === 'approve' || action === 'accept' ? 'primary' : 'outline'}
              aria-disabled={isLoading}
              onClick={() => (ASKS.includes(action) ? setAsking(action) : void act(action))}
            >
              {t(`action.${action}`)}
            </PlainButton>
          ))}
          <PlainButton look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('own.history')}
          </PlainButton>
        </span>
      )}
      {open && <Events id={id} />}
    </li>
  );
}

function Events({ id }: { id: string }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t } = useTranslation('market');
  const { data } = useGetMarketOrderQuery({ id });
  return (
    <ul className={styles.events}>
      {(data?.events ?? []).map(({ action, at, person, reason, status }) => (
        <li key={at + action}>
          <span className={market.note}>{isoMinute(at)}</span> {eventText(action, status)}
          {person && ` · ${person}`}
          {reason && ` · ${reason}`}
        </li>
      ))}
    </ul>
  );

  function eventText(action: string, status: string) {
    if (action === 'operator-approve') return t('event.operatorApprove');
    if (action === 'operator-refuse') return t('event.operatorRefuse');
    const known = { order: 1, approve: 1, refuse: 1, quote: 1, accept: 1, decline: 1, cancel: 1, expire: 1 } as const;
    return action in known ? t(`event.${action as keyof typeof known}`) : status;
  }
}

interface AskProps {
  action: Action;
  onSend: (more: { reason?: string; quote?: NonNullable<OrderData['quote']> }) => void;
  onClose: () => void;
}

function AskForm({ action, onSend, onClose }: AskProps) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    if (action !== 'quote') return onSend({ reason: text('reason') });
    const [amount, currency, validUntil] = [Number(text('amount')), text('currency').toUpperCase(), text('validUntil')];
    onSend({ quote: { amount, currency, validUntil, text: text('text') } });
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {action === 'quote' ? (
        <>
          <label className={styles.field}>
            {t('quote.amount')}
            <input name="amount" type="number" min={0} step="any" required className={styles.input} />
          </label>
          <label className={styles.field}>
            {t('quote.currency')}
            <input
              name="currency"
              defaultValue="CNY"
              pattern="[A-Za-z]{3}"
              maxLength={3}
              required
              className={styles.input}
            />
          </label>
          <label className={styles.field}>
            {t('quote.validUntil')}
            <input name="validUntil" type="date" required className={styles.input} />
          </label>
          <label className={styles.field}>
            {t('quote.text')}
            <textarea name="text" rows={2} maxLength={2000} className={styles.input} />
          </label>
        </>
      ) : (
        <label className={styles.field}>
          {t('own.reason')}
          <textarea name="reason" rows={2} maxLength={1000} required className={styles.input} />
        </label>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" look="primary">
          {t(`action.${action}`)}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('own.back')}</PlainButton>
      </div>
    </form>
  );
}
