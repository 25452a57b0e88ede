import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { PinRegular } from '@fluentui/react-icons/svg/pin';
import { PinOffRegular } from '@fluentui/react-icons/svg/pin-off';
import { TagRegular } from '@fluentui/react-icons/svg/tag';
import type { ReactNode } from 'react';
import { useSaveChatMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import type { Thread } from '@/threads/use-threads';
import { PlainButton } from '@/ui/PlainButton';
import { useHistoryStyles } from './history-styles';

interface Props {
  item: Thread;
  tagging: boolean;
  onTag: () => void;
  onDelete: (id: string, title: string) => void;
}

/** Icons with a mouse; with their words where they unfold. */
export function RowButtons({ item: { id, title, pinned = false }, tagging, onTag, onDelete }: Props): ReactNode {
  const styles = useHistoryStyles();
  const { t } = useTranslation('answer');
  const [save] = useSaveChatMutation();
  const look = { look: 'quiet', iconOnly: true, className: styles.action } as const;
  return (
    <>
      <PlainButton {...look} aria-label={t('history.tags.edit', { title })} aria-expanded={tagging} onClick={onTag}>
        <TagRegular aria-hidden />
        <span className={styles.word}>{t('history.tags.word')}</span>
      </PlainButton>
      <PlainButton
        {...look}
        aria-label={pinned ? t('history.unpin', { title }) : t('history.pin', { title })}
        onClick={() => void save({ id, title, pinned: !pinned })}
      >
        {pinned ? <PinOffRegular aria-hidden /> : <PinRegular aria-hidden />}
        <span className={styles.word}>{pinned ? t('history.unpinWord') : t('history.pinWord')}</span>
      </PlainButton>
      <PlainButton {...look} aria-label={t('history.delete', { title })} onClick={() => onDelete(id, title)}>
        <DeleteRegular aria-hidden />
        <span className={styles.word}>{t('history.deleteWord')}</span>
      </PlainButton>
    </>
  );
}
