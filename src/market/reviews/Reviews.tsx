import { mergeClasses } from '@fluentui/react-components';
import { useId, useState } from 'react';
import type { Data } from '@/api/paths';
import { useListReviewsQuery } from '@/api/supply';
import { useTranslation } from '@/i18n/use-translation';
import { Heading } from '@/ui/Heading';
import { PlainButton } from '@/ui/PlainButton';
import { useMarketStyles } from '../market-styles';
import { Review } from './Review';
import { ReviewForm } from './ReviewForm';
import { useReviewStyles } from './review-styles';

const STEP = 20;
const MOST = 200;

interface Props {
  app: Data<'getApp'>;
  level: 2 | 3 | 4;
}

/** What organizations that use it say of an offering; before there are any, nothing is counted. */
export function Reviews({ app, level }: Props) {
  const styles = useReviewStyles();
  const market = useMarketStyles();
  const { t, i18n } = useTranslation('supply');
  const id = useId();
  const [size, setSize] = useState(STEP);
  const [isWriting, setWriting] = useState(false);
  const { data } = useListReviewsQuery({ id: app.id, pageNum: 1, pageSize: size });
  if (!data) return null;
  const { list, total, mayWrite = false, whyNot } = data;
  const mine = list.find((one) => one.mine);
  const { rating, ratingCount = 0 } = app;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <Heading level={level} id={id} className={styles.title}>
        {t('reviews.title')}
      </Heading>
      {ratingCount > 0 && (
        <p className={mergeClasses(market.facts, styles.line)}>
          {rating !== undefined && (
            <strong>
              {t('reviews.average', { rating: rating.toLocaleString(i18n.language, { maximumFractionDigits: 1 }) })}
            </strong>
          )}
          <span>{t('reviews.count', { count: ratingCount })}</span>
          {rating === undefined && <span>{t('reviews.few')}</span>}
        </p>
      )}
      {total === 0 && <p className={market.note}>{t('reviews.none')}</p>}
      {mayWrite ? (
        isWriting ? (
          <ReviewForm id={app.id} mine={mine} onDone={() => setWriting(false)} />
        ) : (
          <PlainButton onClick={() => setWriting(true)}>{mine ? t('reviews.edit') : t('reviews.write')}</PlainButton>
        )
      ) : (
        whyNot && <p className={market.note}>{whyNot}</p>
      )}
      {list.length > 0 && (
        <ul className={styles.list}>
          {list.map((review) => (
            <Review key={review.id} review={review} />
          ))}
        </ul>
      )}
      {total > size && size < MOST && (
        <PlainButton onClick={() => setSize(Math.min(MOST, size + STEP))}>{t('reviews.more')}</PlainButton>
      )}
    </section>
  );
}
