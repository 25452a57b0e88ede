import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type DateGroup, dateGroup } from '@/lib/date-group';
import type { Thread } from '@/threads/use-threads';
import { HistoryRow, type RowActions } from './HistoryRow';
import { useHistoryStyles } from './history-styles';

const GROUPS: readonly DateGroup[] = ['today', 'yesterday', 'week', 'month', 'older'];

export interface RowsProps extends RowActions {
  items: readonly Thread[];
  level: 2 | 3 | 4;
  /** The last date group of the page above. */
  after?: DateGroup | undefined;
  onEnd: (group: DateGroup) => void;
}

export function HistoryRows({ items, level, after, onEnd, ...rest }: RowsProps) {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [now] = useState(() => Date.now());
  const Group = `h${level}` as const;
  const groups = GROUPS.map((group) => ({
    group,
    rows: items.filter((item) => dateGroup(Date.parse(item.updatedAt), now) === group),
  })).filter(({ rows }) => rows.length > 0);
  const end = groups.at(-1)?.group;
  useEffect(() => {
    if (end) onEnd(end);
  }, [end, onEnd]);
  return groups.map(({ group, rows }) => (
    <Fragment key={group}>
      {group !== after && <Group className={styles.group}>{t(`history.group.${group}`)}</Group>}
      <ul className={styles.list}>
        {rows.map((item) => (
          <HistoryRow key={item.id} item={item} now={now} {...rest} />
        ))}
      </ul>
    </Fragment>
  ));
}
