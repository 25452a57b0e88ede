import type { FormEvent } from 'react';
import { useSearchProductsQuery } from '@/api/apps';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { useSession } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { useOrderStyles } from '../orders/order-styles';
import { useHallStyles } from './hall-styles';

/** Offerings to choose from; whoever has more names the rest in words. */
const MOST = 200;

type Form = Arg<'putDemandResponse'>['form'];

interface Props {
  form: Form | undefined;
  busy: boolean;
  onSend: (form: Form) => void;
  onClose: () => void;
}

export function ResponseForm({ form, busy, onSend, onClose }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const supplier = useSession(({ currentTenant }) => currentTenant?.id) ?? '';
  const { data } = useSearchProductsQuery(
    { tenantId: supplier, pageSize: MOST, sort: 'name' },
    { skip: supplier === '' },
  );
  const own = data?.list ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const [min, max] = [text('min'), text('max')];
    onSend({
      ...{ words: text('words'), offeringId: text('offering') || null },
      leadWeeks: text('weeks') === '' ? null : Number(text('weeks')),
      price:
        min || max
          ? { min: Number(min || max), max: Number(max || min), currency: text('currency').toUpperCase() || 'CNY' }
          : null,
    });
  };
  return (
    <form className={orders.form} onSubmit={submit}>
      <label className={orders.field}>
        {t('response.words')}
        <textarea name="words" rows={4} maxLength={5000} required defaultValue={form?.words} className={orders.input} />
      </label>
      <div className={styles.line}>
        {(['min', 'max'] as const).map((key) => (
          <label key={key} className={orders.field}>
            {key === 'min' ? t('response.min') : t('response.max')}
            <input
              name={key}
              type="number"
              min={0}
              step="any"
              defaultValue={form?.price?.[key]}
              className={orders.input}
            />
          </label>
        ))}
        <label className={orders.field}>
          {t('form.currency')}
          <input
            name="currency"
            size={3}
            maxLength={3}
            defaultValue={form?.price?.currency ?? 'CNY'}
            className={orders.input}
          />
        </label>
      </div>
      <div className={styles.pair}>
        <label className={orders.field}>
          {t('response.leadWeeks')}
          <input
            name="weeks"
            type="number"
            min={0}
            max={520}
            defaultValue={form?.leadWeeks ?? ''}
            className={orders.input}
          />
        </label>
        <label className={orders.field}>
          {t('response.offeringId')}
          <select key={own.length} name="offering" defaultValue={form?.offeringId ?? ''} className={orders.input}>
            <option value="">{t('response.noOffering')}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <span className={orders.buttons}>
        <PlainButton type="submit" look="primary" aria-disabled={busy}>
          {t('response.send')}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
      </span>
    </form>
  );
}
