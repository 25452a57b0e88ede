import { type FormEvent, useId } from 'react';
import { useSaveReviewMutation } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { textOfError } from '../console/supplier-console';
import { useOrderStyles } from '../orders/order-styles';
import type { ReviewData } from './Review';
import { useReviewStyles } from './review-styles';

interface Props {
  /** The offering. */
  id: string;
  mine: ReviewData | undefined;
  onDone: () => void;
}

/** Writes the organization's review, or changes it. */
export function ReviewForm({ id, mine, onDone }: Props) {
  const styles = useReviewStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const name = useId();
  const [save, { isLoading, error }] = useSaveReviewMutation();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const form = new FormData(event.currentTarget);
    const { data } = await save({ id, stars: Number(form.get(name)), text: String(form.get('text') ?? '').trim() });
    if (data) onDone();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.choices}>
        <legend>{t('reviews.legend')}</legend>
        {[5, 4, 3, 2, 1].map((stars) => (
          <label key={stars} className={styles.choice}>
            <input type="radio" name={name} value={stars} required defaultChecked={mine?.stars === stars} />
            {t('reviews.stars', { count: stars })}
          </label>
        ))}
      </fieldset>
      <label className={order.field}>
        {t('reviews.text')}
        <textarea name="text" rows={4} maxLength={2000} defaultValue={mine?.text} className={order.input} />
      </label>
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('reviews.failed')}
        </p>
      )}
      <div className={order.buttons}>
        <PlainButton type="submit" look="primary" aria-disabled={isLoading}>
          {mine ? t('reviews.change') : t('reviews.send')}
        </PlainButton>
        <PlainButton onClick={onDone}>{t('reviews.cancel')}</PlainButton>
      </div>
    </form>
  );
}
