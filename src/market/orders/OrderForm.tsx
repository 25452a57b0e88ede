import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useId, useState } from 'react';
import { useCreateAppOrderMutation } from '@/api/apps';
import type { Data } from '@/api/paths';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { useTranslation } from '@/i18n/use-translation';
import { signInOpened } from '@/session/session';
import { usePortalSetting, useSession, useSessionDispatch } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { priceText } from '../price-text';
import { OperatorsNote } from './OperatorsNote';
import { useOrderStyles } from './order-styles';

type App = Data<'getApp'>;
type Plan = NonNullable<App['plans']>[number];
type May = NonNullable<App['mine']>['may'];

const whyNot = (may: May | undefined, what: May[number]['what']) => may?.find((one) => one.what === what);

/** Chooses a plan and orders it, for the organization that one acts for, else for oneself. Visitors are asked to sign in first. */
export function OrderForm({ app }: { app: App }) {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t, i18n } = useTranslation('market');
  const { plans = [], trialDays = 0, mine } = app;
  const [chosen, setChosen] = useState<string>();
  const [order, { isLoading, error }] = useCreateAppOrderMutation();
  const isNobody = useSession(({ user }) => user === null);
  const dispatch = useSessionDispatch();
  const setting = usePortalSetting();
  const acts = useSession(({ currentTenant }) => currentTenant);
  const id = useId();
  const isPersonal = !isNobody && !acts;
  const mayOrder = (one: Plan) => !isPersonal || one.personal === true;
  const plan = plans.find((one) => one.planId === chosen && mayOrder(one)) ?? plans.find(mayOrder);
  const refused = whyNot(mine?.may, 'order')?.whyNot;

  const send = async (kind: 'plan' | 'trial', form: HTMLFormElement | null) => {
    if (isLoading) return;
    if (isNobody) {
      dispatch(signInOpened('asked'));
      if (!(await untilSignedIn())) return;
    }
    const values = new FormData(form ?? undefined);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    await order({
      ...{ appId: app.id, kind },
      ...(kind === 'plan' &&
        plan && { planId: plan.planId, seats: Math.max(1, Math.trunc(Number(text('seats'))) || 1) }),
      ...(kind === 'plan' &&
        plan?.amount !== undefined && { seen: { amount: plan.amount, currency: plan.currency ?? '' } }),
      ...(text('poNumber') && { poNumber: text('poNumber') }),
      ...(text('remark') && { remark: text('remark') }),
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send('plan', event.currentTarget);
  };
  const trial = whyNot(mine?.may, 'trial');

  return (
    <form onSubmit={submit}>
      <fieldset className={styles.plans}>
        <legend className={mergeClasses(market.note, styles.legend)}>{t('order.choose')}</legend>
        {plans.map((one) => (
          <label key={one.planId} className={styles.plan}>
            <input
              type="radio"
              name={`${id}-plan`}
              className={styles.radio}
              checked={one.planId === plan?.planId}
              disabled={!mayOrder(one)}
              onChange={() => setChosen(one.planId)}
            />
            <span>
              {one.name}
              {isPersonal && !one.personal && <span className={styles.own}>{t('order.organizations')}</span>}
              {one.ownUntil && <span className={styles.own}>{t('order.own', { date: one.ownUntil })}</span>}
            </span>
            <span className={styles.planPrice}>{priceText(one, t, i18n.language)}</span>
          </label>
        ))}
      </fieldset>
      {refused ? (
        <p className={market.note}>{refused}</p>
      ) : (
        <div className={styles.form}>
          {plan && plan.kind !== 'free' && <Details isPersonal={isPersonal} />}
          {!isNobody && acts && (
            <p className={market.note}>{t('order.for', { organization: acts.tenantName ?? acts.name })}</p>
          )}
          {isPersonal && <p className={market.note}>{t('order.forYou')}</p>}
          <OperatorsNote of={setting?.market} />
          {error && (
            <p className={styles.fault} role="alert">
              {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('order.failed')}
            </p>
          )}
          <div className={styles.buttons}>
            {plan && (
              <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
                {plan.kind === 'quote' ? t('order.ask') : plan.kind === 'free' ? t('order.start') : t('order.send')}
              </PlainButton>
            )}
            {trialDays > 0 && !trial?.whyNot && (
              <PlainButton aria-disabled={isLoading} onClick={() => void send('trial', null)}>
                {t('order.try', { count: trialDays })}
              </PlainButton>
            )}
          </div>
          {isNobody && <p className={market.note}>{t('order.signIn')}</p>}
        </div>
      )}
    </form>
  );
}

function Details({ isPersonal }: { isPersonal: boolean }) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  return (
    <>
      {!isPersonal && (
        <>
          <label className={styles.field}>
            {t('order.seats')}
            <input name="seats" type="number" min={1} max={100_000} defaultValue={1} className={styles.input} />
          </label>
          <label className={styles.field}>
            {t('order.poNumber')}
            <input name="poNumber" maxLength={64} className={styles.input} />
          </label>
        </>
      )}
      <label className={styles.field}>
        {t('order.remark')}
        <textarea name="remark" rows={2} maxLength={500} className={styles.input} />
      </label>
    </>
  );
}
