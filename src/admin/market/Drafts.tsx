import { Button } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorBar } from '../shell/ErrorBar';
import { RelativeTime } from '../shell/RelativeTime';
import { useTableStyles } from '../shell/table-styles';
import { useMayOn } from '../shell/use-may';
import { DecisionTable } from './DecisionTable';
import { useDecideDraftMutation, useListDraftReviewsQuery } from './market-calls';
import { useMarketAdminStyles } from './market-styles';
import { ReasonForm } from './ReasonForm';

type Draft = Data<'listDraftReviews'>[number];

/** Versions that suppliers have sent for review. */
export function Drafts({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-market');
  const { data, error, refetch } = useListDraftReviewsQuery({ domain }, { refetchOnMountOrArgChange: true });
  const columns = [t('column.offering'), t('drafts.sent'), t('column.decision')];
  const list = data?.map((draft) => <Row key={draft.id} domain={domain} draft={draft} />);
  return (
    <DecisionTable
      {...{ title: t('drafts.title'), columns, rows: list, none: t('drafts.none'), error }}
      onRetry={refetch}
    />
  );
}

function Row({ domain, draft }: { domain: string; draft: Draft }): ReactNode {
  const { t } = useTranslation('admin-market');
  const styles = useMarketAdminStyles();
  const rows = useTableStyles();
  const may = useMayOn(domain)('decideDraft');
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [decide, { isLoading, error }] = useDecideDraftMutation();
  const { id, step, preview, label, changedAt, audience } = draft;
  const name = preview?.name || id;
  const go = (publish: boolean, reason?: string) =>
    void decide({ domain, id, publish, step, ...(reason && { reason }) });
  return (
    <tr>
      <td>
        <strong>{name}</strong> {label}
        <div className={rows.quiet}>{preview?.supplierName}</div>
        <div>{preview?.summary}</div>
        {audience.length > 0 && <div className={rows.quiet}>{t('drafts.only', { codes: audience.join(', ') })}</div>}
        <Button size="small" appearance="transparent" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('drafts.read')}
        </Button>
        {isOpen && (
          <>
            <p className={styles.text}>{preview?.description}</p>
            <p className={styles.quiet}>
              {(preview?.plans ?? [])
                .map((plan) => [plan.name, plan.amount, plan.currency].filter((one) => one !== undefined).join(' '))
                .join(' · ')}
            </p>
            <p className={styles.quiet}>
              {(preview?.specs ?? [])
                .filter(({ value }) => value !== '')
                .map((spec) => `${spec.name}: ${spec.value}`)
                .join(' · ')}
            </p>
          </>
        )}
      </td>
      <td>{changedAt && <RelativeTime at={changedAt} />}</td>
      <td>
        {may &&
          (isAsking ? (
            <ReasonForm
              action={t('drafts.return')}
              busy={isLoading}
              onSend={(reason) => go(false, reason)}
              onClose={() => setAsking(false)}
            />
          ) : (
            <div className={styles.actions}>
              <Button
                size="small"
                appearance="primary"
                disabledFocusable={isLoading}
                aria-label={t('drafts.publishOf', { name })}
                onClick={() => go(true)}
              >
                {t('drafts.publish')}
              </Button>
              <Button size="small" aria-label={t('drafts.returnOf', { name })} onClick={() => setAsking(true)}>
                {t('drafts.return')}
              </Button>
            </div>
          ))}
        {error !== undefined && <ErrorBar title={t('refused')} error={error} />}
      </td>
    </tr>
  );
}
