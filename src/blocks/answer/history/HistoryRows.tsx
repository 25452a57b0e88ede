import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { Fragment, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Data } from '@/api/paths';
import { useTranslation } from '@/i18n/use-translation';
import { type DateGroup, dateGroup } from '@/lib/date-group';
import { isoDate, relativeTime } from '@/lib/relative-time';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';

type Item = Data<'listHistory'>['list'][number];

const GROUPS: readonly DateGroup[] = ['today', 'yesterday', 'week', 'month', 'older'];

export interface RowsProps {
  items: readonly Item[];
  level: 2 | 3 | 4;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDelete: (id: string, title: string) => void;
  /** The group that stands right above. */
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
          <Row key={item.id} item={item} now={now} {...rest} />
        ))}
      </ul>
    </Fragment>
  ));
}

function Row({
  item,
  now,
  selected,
  onSelect,
  onDelete,
}: Pick<RowsProps, 'selected' | 'onSelect' | 'onDelete'> & { item: Item; now: number }) {
  const styles = useHistoryStyles();
  const { t, i18n } = useTranslation('answer');
  const { id, title, updatedAt, messageCount, status } = item;
  const time = Date.parse(updatedAt);
  const facts = [
    messageCount !== undefined && messageCount > 2 && t('history.messages', { count: messageCount }),
    status && status !== 'done' && t(`history.${status}`),
  ].filter(Boolean);
  return (
    <li className={styles.row}>
      <label className={styles.box}>
        <input
          type="checkbox"
          aria-label={t('history.select', { title })}
          checked={selected.includes(id)}
          onChange={({ target }) =>
            onSelect(target.checked ? [...selected, id] : selected.filter((each) => each !== id))
          }
        />
      </label>
      <Link className={styles.link} to={`/q/${encodeURIComponent(id)}`}>
        <span className={styles.name} dir="auto">
          {title}
        </span>
        <span className={styles.facts}>
          <time dateTime={updatedAt} title={isoDate(time)}>
            {relativeTime(time, now, i18n)}
          </time>
          {facts.map((fact) => ` · ${fact}`)}
        </span>
      </Link>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.remove}
        aria-label={t('history.delete', { title })}
        onClick={() => onDelete(id, title)}
      >
        <DeleteRegular aria-hidden />
      </PlainButton>
    </li>
  );
}
