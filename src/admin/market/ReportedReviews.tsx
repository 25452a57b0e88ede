import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { useDecideReviewMutation, useListReportedReviewsQuery } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { ReasonForm } from './ReasonForm';

type Review = Data<'listReportedReviews'>[number];

/** Reviews that people reported, and those that are hidden. */
export function ReportedReviews({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const { data, error, refetch } = useListReportedReviewsQuery({ domain }, { refetchOnMountOrArgChange: true });
  const columns = [t('column.offering'), t('reviews.reports'), t('column.decision')];
  const list = data?.map((review) => (
    <tr key={review.id}>
      <td>
        <strong>{review.offering}</strong> {t('reviews.stars', { count: review.stars })}
        <div className={rows.quiet}>{review.organization}</div>
        <p className={styles.text}>{review.text}</p>
      </td>
      <td>
        {review.state === 'hidden'
          ? t('reviews.hidden', { reason: review.reason ?? '' })
          : (review.reports ?? []).join(' · ')}
      </td>
      <td>
        <Decision domain={domain} review={review} />
      </td>
    </tr>
  ));
  return (
    <DecisionTable
      {...{ title: t('reviews.title'), columns, rows: list, none: t('reviews.none'), error }}
      onRetry={refetch}
    />
  );
}

function Decision({ domain, review }: { domain: string; review: Review }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const may = useMayOn(domain)('decideReview');
  const [isAsking, setAsking] = useState(false);
  const [decide, { isLoading, error }] = useDecideReviewMutation();
  const { id, organization: name, state } = review;
  if (!may) return null;
  const go = (hide: boolean, reason?: string) =>
    void decide({ domain, id, hide, ...(reason && { reason }) }).then((done) => !done.error && setAsking(false));
  if (isAsking)
    return (
      <ReasonForm
        action={t('reviews.hide')}
        busy={isLoading}
        onSend={(reason) => go(true, reason)}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <div className={styles.actions}>
      {state === 'published' && (
        <Button size="small" aria-label={t('reviews.hideOf', { name })} onClick={() => setAsking(true)}>
          {t('reviews.hide')}
        </Button>
      )}
      <Button
        size="small"
        disabledFocusable={isLoading}
        aria-label={state === 'hidden' ? t('reviews.showOf', { name }) : t('reviews.keepOf', { name })}
        onClick={() => go(false)}
      >
        {state === 'hidden' ? t('reviews.show') : t('reviews.keep')}
      </Button>
      {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
    </div>
  );
}
