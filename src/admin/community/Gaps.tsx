import { Button } from '@fluentui/react-components';
import { type ReactNode, useId, useState } from 'react';
import { useListGapsQuery } from '@/api/admin';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '../shell/EmptyState';
import { ErrorBar } from '../shell/ErrorBar';
import { RowsSkeleton } from '../shell/RowsSkeleton';
import { useTableStyles } from '../shell/table-styles';
import { useCommunityStyles } from './community-styles';
import { Figures } from './Figures';
import { GapTable } from './GapTable';

const SIZE = 20;

/** Groups of questions that were answered weakly, the most frequent first. */
export function Gaps({ domain }: { domain: string }): ReactNode {
  const { t } = useTranslation('admin-community');
  const styles = useCommunityStyles();
  const rows = useTableStyles();
  const id = useId();
  const [done, setDone] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useListGapsQuery(
    { domain, done, pageNum: page, pageSize: SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const choose = (next: boolean) => {
    setDone(next);
    setPage(1);
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      {data && <Figures figures={data.figures} />}
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('gaps.title')}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: The group contains buttons, not form fields. */}
        <div role="group" aria-label={t('gaps.show')} className={styles.actions}>
          <Button aria-pressed={!done} appearance={done ? 'outline' : 'primary'} onClick={() => choose(false)}>
            {t('gaps.todo')}
          </Button>
          <Button aria-pressed={done} appearance={done ? 'primary' : 'outline'} onClick={() => choose(true)}>
            {t('gaps.done')}
          </Button>
        </div>
      </div>
      {error !== undefined && !data && <ErrorBar title={t('failed')} error={error} onRetry={refetch} />}
      {!data && error === undefined && <RowsSkeleton />}
      {data?.list.length === 0 &&
        (done ? (
          <EmptyState title={t('gaps.noneDone.title')} text={t('gaps.noneDone.text')} />
        ) : (
          <EmptyState title={t('gaps.none.title')} text={t('gaps.none.text')} />
        ))}
      {data && data.list.length > 0 && <GapTable domain={domain} items={data.list} />}
      {data && data.total > SIZE && (
        <div className={rows.pages}>
          <Button disabledFocusable={page === 1} onClick={() => setPage(page - 1)}>
            {t('gaps.earlier')}
          </Button>
          <Button disabledFocusable={page * SIZE >= data.total} onClick={() => setPage(page + 1)}>
            {t('gaps.later')}
          </Button>
        </div>
      )}
    </section>
  );
}
