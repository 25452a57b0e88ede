import { mergeClasses } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { isoDate, relativeTime } from '@/lib/relative-time';
import { chatAddress } from '@/threads/chat-address';
import { HowEnded } from '@/threads/HowEnded';
import { RowTags } from '@/threads/tags/RowTags';
import { TagEditor } from '@/threads/tags/TagEditor';
import type { Thread } from '@/threads/use-threads';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';
import { RowButtons } from './RowButtons';
import { hrefOfTag } from './use-history-address';

export interface RowActions {
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
  onDelete: (id: string, title: string) => void;
}

interface Props extends RowActions {
  item: Thread;
  now: number;
}

/** A chat with its tags and actions. On narrow screens, the actions unfold below it. */
export function HistoryRow({ item, now, selected, onSelect, onDelete }: Props): ReactNode {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [unfolded, setUnfolded] = useState(false);
  const [tagging, setTagging] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const { id, title, tags = [] } = item;
  const close = () => {
    setTagging(false);
    actions.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
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
      <RowLink item={item} now={now} />
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.more}
        aria-label={t('history.actions', { title })}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <MoreHorizontalRegular aria-hidden />
      </PlainButton>
      <div ref={actions} className={mergeClasses(styles.actions, !unfolded && styles.folded)}>
        <RowButtons item={item} tagging={tagging} onTag={() => setTagging(!tagging)} onDelete={onDelete} />
      </div>
      {tagging && (
        <div className={styles.tags}>
          <TagEditor chat={{ id, title, tags }} onClose={close} />
        </div>
      )}
      {!tagging && tags.length > 0 && (
        <div className={styles.tags}>
          <RowTags tags={tags} hrefOf={hrefOfTag} />
        </div>
      )}
    </li>
  );
}

/** The question, the beginning of its answer and some facts. A search result opens at the message that matches. */
function RowLink({ item, now }: Pick<Props, 'item' | 'now'>): ReactNode {
  const styles = useHistoryStyles();
  const { t, i18n } = useTranslation('answer');
  const { title, updatedAt, messageCount = 0, answer, hit } = item;
  const time = Date.parse(updatedAt);
  return (
    <Link className={styles.link} to={chatAddress(item, hit)} state={hit && { hit }}>
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
        {messageCount > 2 && ` · ${t('history.messages', { count: messageCount })}`} <HowEnded thread={item} />
      </span>
    </Link>
  );
}
