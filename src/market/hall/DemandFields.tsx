import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { PlainButton } from '@/ui/PlainButton';
import { allowedReaders, narrowReaders } from '../../../setting/market/demand-readers';
import { useOrderStyles } from '../orders/order-styles';
import { useHallStyles } from './hall-styles';
import type { Form } from './kept-form';

const KINDS = ['solution', 'product', 'app'] as const;
export const INDUSTRIES = ['metals', 'machinery', 'process', 'energy', 'electronics', 'food', 'public'] as const;
const MOST_QUANTITIES = 12;

interface Props {
  form: Form;
  onChange: (part: Partial<Form>) => void;
}

export function DemandFields({ form, onChange }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const most = usePortalSetting()?.market?.demandReaders;
  const allowed = allowedReaders(most);
  return (
    <>
      <label className={orders.field}>
        {t('form.title')}
        <input
          className={orders.input}
          required
          minLength={4}
          maxLength={500}
          value={form.title}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </label>
      <label className={orders.field}>
        {t('form.text')}
        <textarea
          className={orders.input}
          rows={6}
          maxLength={20_000}
          value={form.description}
          onChange={({ target }) => onChange({ description: target.value })}
        />
      </label>
      <Facts form={form} onChange={onChange} />
      <QuantityLines form={form} onChange={onChange} />
      <BudgetFields form={form} onChange={onChange} />
      <label className={orders.field}>
        {t('form.readers')}
        <select
          className={orders.input}
          value={narrowReaders(form.readers, most)}
          onChange={({ target }) => onChange({ readers: allowed.find((one) => one === target.value) ?? allowed[0] })}
        >
          {allowed.map((readers) => (
            <option key={readers} value={readers}>
              {t(`readers.${readers}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.hidesName}
          onChange={({ target }) => onChange({ hidesName: target.checked })}
        />
        {t('form.hidesName')}
      </label>
    </>
  );
}

function Facts({ form, onChange }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  return (
    <div className={styles.pair}>
      <label className={orders.field}>
        {t('form.kind')}
        <select
          className={orders.input}
          value={form.kind}
          onChange={({ target }) => onChange({ kind: KINDS.find((one) => one === target.value) ?? 'solution' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={orders.field}>
        {t('form.industry')}
        <select
          className={orders.input}
          value={form.industry}
          onChange={({ target }) => onChange({ industry: INDUSTRIES.find((one) => one === target.value) ?? '' })}
        >
          <option value="">{t('any')}</option>
          {INDUSTRIES.map((industry) => (
            <option key={industry} value={industry}>
              {t(`industry.${industry}`)}
            </option>
          ))}
        </select>
      </label>
      <label className={orders.field}>
        {t('form.region')}
        <input
          className={orders.input}
          maxLength={64}
          value={form.region}
          onChange={({ target }) => onChange({ region: target.value })}
        />
      </label>
      <label className={orders.field}>
        {t('form.due')}
        <input
          type="date"
          className={orders.input}
          value={form.due ?? ''}
          onChange={({ target }) => onChange({ due: target.value || null })}
        />
      </label>
    </div>
  );
}

function QuantityLines({ form: { quantities }, onChange }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const change = (at: number, part: { name?: string; text?: string }) =>
    onChange({ quantities: quantities.map((one, n) => (n === at ? { ...one, ...part } : one)) });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.quantities')}</legend>
      {quantities.map(({ name, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place: two may be empty, and fields hold no state
        <div key={at} className={styles.line}>
          <label className={orders.field}>
            {t('form.what')}
            <input
              className={orders.input}
              maxLength={64}
              value={name}
              onChange={({ target }) => change(at, { name: target.value })}
            />
          </label>
          <label className={orders.field}>
            {t('form.howMuch')}
            <input
              className={orders.input}
              maxLength={32}
              placeholder="10 MPa"
              value={text}
              onChange={({ target }) => change(at, { text: target.value })}
            />
          </label>
          <PlainButton
            look="quiet"
            aria-label={t('form.removeLine', { name: name || String(at + 1) })}
            onClick={() => onChange({ quantities: quantities.filter((_, n) => n !== at) })}
          >
            ×
          </PlainButton>
        </div>
      ))}
      {quantities.length < MOST_QUANTITIES && (
        <span>
          <PlainButton onClick={() => onChange({ quantities: [...quantities, { name: '', text: '' }] })}>
            {t('form.addLine')}
          </PlainButton>
        </span>
      )}
    </fieldset>
  );
}

function BudgetFields({ form: { budget }, onChange }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const blank = { min: 0, max: 0, currency: 'CNY', shown: false };
  const change = (part: Partial<NonNullable<Form['budget']>>) =>
    onChange({ budget: { ...(budget ?? blank), ...part } });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('form.budget')}</legend>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={budget !== null}
          onChange={({ target }) => onChange({ budget: target.checked ? blank : null })}
        />
        {t('form.hasBudget')}
      </label>
      {budget && (
        <>
          <div className={styles.line}>
            {(['min', 'max'] as const).map((key) => (
              <label key={key} className={orders.field}>
                {t(`form.${key}`)}
                <input
                  type="number"
                  min={0}
                  step="any"
                  className={orders.input}
                  value={budget[key] || ''}
                  onChange={({ target }) => change({ [key]: Number(target.value) || 0 })}
                />
              </label>
            ))}
            <label className={orders.field}>
              {t('form.currency')}
              <input
                className={orders.input}
                maxLength={3}
                size={3}
                pattern="[A-Z]{3}"
                value={budget.currency}
                onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
              />
            </label>
          </div>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={budget.shown}
              onChange={({ target }) => change({ shown: target.checked })}
            />
            {t('form.budgetShown')}
          </label>
        </>
      )}
    </fieldset>
  );
}
