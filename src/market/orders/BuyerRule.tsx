import { mergeClasses } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useGetBuyerRuleQuery, useSaveBuyerRuleMutation } from '@/api/apps';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { amountText } from '../price-text';
import { useOrderStyles } from './order-styles';

const KINDS = ['app', 'product', 'solution'] as const;

/** What members order without asking; administrators change it. */
export function BuyerRule() {
  const styles = useOrderStyles();
  const market = useMarketStyles();
  const { t, i18n } = useTranslation('market');
  const [isOpen, setOpen] = useState(false);
  const { data: rule } = useGetBuyerRuleQuery();
  if (!rule) return null;
  const kinds = rule.kinds.map((kind) => t(`kinds.${kind}`)).join(', ');
  const { amount, currency } = rule;
  const said =
    rule.kinds.length === 0
      ? t('rule.none')
      : amount === null
        ? t('rule.free', { kinds })
        : t('rule.upTo', { kinds, sum: amountText({ kind: 'fixed', amount, currency }, t, i18n.language) });
  return (
    <section aria-label={t('rule.title')} className={styles.rule}>
      <p className={market.note}>{said}</p>
      {rule.runsIt && !isOpen && (
        <PlainButton look="quiet" onClick={() => setOpen(true)}>
          {t('rule.change')}
        </PlainButton>
      )}
      {rule.runsIt && isOpen && <RuleForm rule={rule} onClose={() => setOpen(false)} />}
    </section>
  );
}

function RuleForm({ rule, onClose }: { rule: Data<'getBuyerRule'>; onClose: () => void }) {
  const styles = useOrderStyles();
  const { t } = useTranslation('market');
  const [save, { isLoading, error }] = useSaveBuyerRuleMutation();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const { data } = await save({
      kinds: KINDS.filter((kind) => form.has(kind)),
      amount: text('amount') === '' ? null : Number(text('amount')),
      currency: text('currency').toUpperCase(),
    });
    if (data) onClose();
  };
  return (
    <form className={mergeClasses(styles.form, styles.narrow)} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{t('rule.kinds')}</legend>
        {KINDS.map((kind) => (
          <label key={kind} className={styles.check}>
            <input type="checkbox" name={kind} defaultChecked={rule.kinds.includes(kind)} /> {t(`kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <label className={styles.field}>
        {t('rule.amount')}
        <input
          name="amount"
          type="number"
          min={0}
          max={1_000_000_000_000}
          step="any"
          defaultValue={rule.amount ?? ''}
          className={styles.input}
        />
      </label>
      <label className={styles.field}>
        {t('quote.currency')}
        <input
          name="currency"
          required
          pattern="[A-Za-z]{3}"
          maxLength={3}
          defaultValue={rule.currency}
          className={styles.input}
        />
      </label>
      {error && (
        <p className={styles.fault} role="alert">
          {'msg' in error && typeof error.msg === 'string' && error.msg ? error.msg : t('order.failed')}
        </p>
      )}
      <div className={styles.buttons}>
        <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
          {t('rule.save')}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('own.back')}</PlainButton>
      </div>
    </form>
  );
}
