import { useState } from 'react';
import { useListModerationQuery } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { PageLinks } from '@/ui/PageLinks';
import { TextSkeleton } from '@/ui/TextSkeleton';
import { useCommunityStyles } from '../community-styles';
import { DecideForm } from './DecideForm';
import { useModerationStyles } from './moderation-styles';
import { WaitingPost } from './WaitingPost';

interface Props {
  level: 2 | 3 | 4;
  page: number;
  pageHref: (page: number) => string;
}

const PAGE_SIZE = 20;

/** What waits for this moderator, and what to do with it. */
export function Queue({ level, page, pageHref }: Props) {
  const styles = useModerationStyles();
  const community = useCommunityStyles();
  const { t } = useTranslation('moderation');
  const arg = { pageNum: page, pageSize: PAGE_SIZE };
  const { currentData: data, error, isFetching, refetch } = useListModerationQuery(arg);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!data && error)
    return (
      <ErrorState
        {...{ level, error }}
        title={t('queue.failed')}
        text={t('queue.emptyText')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <TextSkeleton label={t('queue.loading')} paragraphs={4} />;
  if (data.list.length === 0) return <ErrorState level={level} title={t('queue.empty')} text={t('queue.emptyText')} />;
  const ids = data.list.filter(({ decidedByMe }) => !decidedByMe).map(({ id }) => id);
  const picked = ids.filter((id) => chosen.includes(id));
  const pick = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...picked, id] : picked.filter((one) => one !== id));
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <div className={community.body}>
      <div>
        <p role="status" className={community.note}>
          {t('queue.count', { count: data.total })}
        </p>
        <label className={styles.all}>
          <input
            type="checkbox"
            className={styles.box}
            checked={picked.length === ids.length && ids.length > 0}
            onChange={({ target }) => setChosen(target.checked ? ids : [])}
          />
          {t('queue.all')}
        </label>
        <ul className={community.rows}>
          {data.list.map((post) => (
            <WaitingPost key={post.id} {...{ post, level }} isChosen={picked.includes(post.id)} onChoose={pick} />
          ))}
        </ul>
        {pages > 1 && <PageLinks page={page} pages={pages} hrefOf={pageHref} />}
      </div>
      <div className={community.side}>
        <DecideForm level={level} ids={picked} onDone={() => setChosen([])} />
      </div>
    </div>
  );
}
