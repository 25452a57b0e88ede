import { useState } from 'react';
import { useListHistoryQuery } from '@/api/questions';
import { useTranslation } from '@/i18n/use-translation';
import { HistoryRow, type RowActions } from './HistoryRow';
import { useHistoryStyles } from './history-styles';

const MOST = 50;

/** The pinned chats; they are not repeated in the date groups. */
export function PinnedRows({ level, ...actions }: RowActions & { level: 2 | 3 | 4 }) {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [now] = useState(() => Date.now());
  const { data } = useListHistoryQuery({ page: 1, pageSize: MOST, pinned: true }, { refetchOnMountOrArgChange: true });
  const Group = `h${level}` as const;
  if (!data?.list.length) return null;
  return (
    <>
      <Group className={styles.group}>{t('history.pinned')}</Group>
      <ul className={styles.list}>
        {data.list.map((item) => (
          <HistoryRow key={item.id} item={item} now={now} {...actions} />
        ))}
      </ul>
    </>
  );
}
