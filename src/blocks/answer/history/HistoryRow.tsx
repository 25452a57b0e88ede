import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { PinRegular } from '@fluentui/react-icons/svg/pin';
import { PinOffRegular } from '@fluentui/react-icons/svg/pin-off';
import { Link } from 'react-router-dom';
import { useSaveChatMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, relativeTime } from '@/lib/relative-time';
import { HowEnded } from '@/threads/HowEnded';
import type { Thread } from '@/threads/use-threads';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';

export interface RowActions {
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDelete: (id: string, title: string) => void;
}

interface Props extends RowActions {
  item: Thread;
  now: number;
}

/** The question, the beginning of its answer and some facts. A search result opens at the message that matches. */
export function HistoryRow({ item, now, selected, onSelect, onDelete }: Props) {
  const styles = useHistoryStyles();
  const { t, i18n } = useTranslation('answer');
  const [save] = useSaveChatMutation();
  const { id, title, updatedAt, messageCount, answer, hit, pinned = false } = item;
  const time = Date.parse(updatedAt);
  const facts = [
    messageCount !== undefined && messageCount > 2 && t('history.messages', { count: messageCount }),
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
      <Link
        className={styles.link}
        to={`/q/${encodeURIComponent(id)}${hit ? `?${new URLSearchParams({ m: hit })}` : ''}`}
        state={hit && { hit }}
      >
        <span className={styles.name} dir="auto">
          {title}
        </span>
        {answer && (
          <span className={styles.answer} dir="auto">
            {answer}
          </span>
        )}
        <span className={styles.facts}>
          <time dateTime={updatedAt} title={isoDate(time)}>
            {relativeTime(time, now, i18n)}
          </time>
          {facts.map((fact) => ` · ${fact}`)} <HowEnded thread={item} />
        </span>
      </Link>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.remove}
        aria-label={pinned ? t('history.unpin', { title }) : t('history.pin', { title })}
        onClick={() => void save({ id, title, pinned: !pinned })}
      >
        {pinned ? <PinOffRegular aria-hidden /> : <PinRegular aria-hidden />}
      </PlainButton>
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
