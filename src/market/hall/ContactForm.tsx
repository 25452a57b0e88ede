import { type FormEvent, useState } from 'react';
import type { Arg } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useOrderStyles } from '../orders/order-styles';
import { useHallStyles } from './hall-styles';

type Fields = Arg<'askContact'>['fields'];
const FIELDS = ['name', 'phone', 'email', 'wechat'] as const;
const MOST = { name: 64, phone: 32, email: 128, wechat: 64 };

interface Props {
  /** Whether the purpose is asked for, too. */
  purpose?: boolean;
  busy: boolean;
  onSend: (fields: Fields, purpose: string) => void;
  onClose: () => void;
}

/** Each field is a consent of its own, and none is ticked beforehand. */
export function ContactForm({ purpose = false, busy, onSend, onClose }: Props) {
  const styles = useHallStyles();
  const orders = useOrderStyles();
  const { t } = useTranslation('hall');
  const [ticked, setTicked] = useState<readonly (typeof FIELDS)[number][]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || ticked.length === 0) return;
    const values = new FormData(event.currentTarget);
    const text = (name: string) => String(values.get(name) ?? '').trim();
    onSend(Object.fromEntries(ticked.map((field) => [field, text(field)])), text('purpose'));
  };
  return (
    <form className={orders.form} onSubmit={submit}>
      <p className={styles.note}>{purpose ? t('contact.askNote') : t('contact.grantNote')}</p>
      {purpose && (
        <label className={orders.field}>
          {t('contact.purpose')}
          <textarea name="purpose" rows={2} maxLength={500} required className={orders.input} />
        </label>
      )}
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('contact.fields')}</legend>
        {FIELDS.map((field) => (
          <div key={field} className={orders.field}>
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={ticked.includes(field)}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, field] : ticked.filter((one) => one !== field))
                }
              />
              {t(`contact.field.${field}`)}
            </label>
            {ticked.includes(field) && (
              <input
                name={field}
                aria-label={t(`contact.field.${field}`)}
                maxLength={MOST[field]}
                required
                className={orders.input}
              />
            )}
          </div>
        ))}
      </fieldset>
      <span className={orders.buttons}>
        <PlainButton type="submit" look="primary" aria-disabled={busy || ticked.length === 0}>
          {purpose ? t('contact.ask') : t('contact.grant')}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('cancel')}</PlainButton>
      </span>
    </form>
  );
}
