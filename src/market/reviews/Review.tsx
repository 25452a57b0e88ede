import { StarFilled } from '@fluentui/react-icons/svg/star';
import { type FormEvent, useState } from 'react';
import type { Data } from '@/api/paths';
import { useRemoveReviewMutation, useReplyToReviewMutation, useReportReviewMutation } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { textOfError } from '../console/supplier-console';
import { useMarketStyles } from '../market-styles';
import { useOrderStyles } from '../orders/order-styles';
import { useReviewStyles } from './review-styles';

export type ReviewData = Data<'listReviews'>['list'][number];

/** One review with its reply, and what this reader may do with it. */
export function Review({ review }: { review: ReviewData }) {
  const styles = useReviewStyles();
  const market = useMarketStyles();
  const order = useOrderStyles();
  const { t } = useTranslation('supply');
  const [asking, setAsking] = useState<'reply' | 'report'>();
  const [remove, removing] = useRemoveReviewMutation();
  const [reply, replying] = useReplyToReviewMutation();
  const [report, reporting] = useReportReviewMutation();
  const { id, stars, organization, version, text, trial, state, reason = '', may, changedAt } = review;
  const error = removing.error ?? replying.error ?? reporting.error;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (replying.isLoading || reporting.isLoading) return;
    const words = String(new FormData(event.currentTarget).get('words') ?? '').trim();
    const done = asking === 'reply' ? await reply({ id, text: words }) : await report({ id, reason: words });
    if (!done.error) setAsking(undefined);
  };
  return (
    <li className={styles.item}>
      <span className={market.facts}>
        <span className={styles.stars} role="img" aria-label={t('reviews.stars', { count: stars })}>
          {Array.from({ length: stars }, (_, at) => (
            <StarFilled key={String(at)} aria-hidden="true" />
          ))}
        </span>
        <strong>{organization}</strong>
        <span>{t('reviews.version', { version })}</span>
        {trial && <span>{t('reviews.trial')}</span>}
        <span>{isoDate(changedAt)}</span>
      </span>
      {state === 'hidden' && <p className={order.fault}>{t('reviews.hidden', { reason })}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {review.reply && (
        <p className={styles.reply}>
          <span className={market.note}>{t('reviews.reply')}</span> {review.reply}
        </p>
      )}
      {error !== undefined && (
        <p className={order.fault} role="alert">
          {textOfError(error) ?? t('reviews.failed')}
        </p>
      )}
      {reporting.isSuccess && <p role="status">{t('reviews.reported')}</p>}
      {asking ? (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <label className={order.field}>
            {asking === 'reply' ? t('reviews.answerText') : t('reviews.reportText')}
            <textarea
              name="words"
              rows={2}
              required={asking === 'report'}
              maxLength={asking === 'reply' ? 2000 : 1000}
              defaultValue={asking === 'reply' ? review.reply : ''}
              className={order.input}
            />
          </label>
          <div className={order.buttons}>
            <PlainButton type="submit" look="primary">
              {asking === 'reply' ? t('reviews.sendAnswer') : t('reviews.sendReport')}
            </PlainButton>
            <PlainButton onClick={() => setAsking(undefined)}>{t('reviews.cancel')}</PlainButton>
          </div>
        </form>
      ) : (
        <span className={order.buttons}>
          {may.includes('reply') && <PlainButton onClick={() => setAsking('reply')}>{t('reviews.answer')}</PlainButton>}
          {may.includes('remove') && (
            <PlainButton look="quiet" aria-disabled={removing.isLoading} onClick={() => void remove({ id })}>
              {t('reviews.remove')}
            </PlainButton>
          )}
          {may.includes('report') && !reporting.isSuccess && (
            <PlainButton
              look="quiet"
              aria-label={t('reviews.reportOf', { name: organization })}
              onClick={() => setAsking('report')}
            >
              {t('reviews.report')}
            </PlainButton>
          )}
        </span>
      )}
    </li>
  );
}
