import { mergeClasses } from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { PinRegular } from '@fluentui/react-icons/svg/pin';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useSaveChatMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { chatAddress } from './chat-address';
import { HowEnded } from './HowEnded';
import { RenameField } from './RenameField';
import { useThreadsStyles } from './threads-styles';
import { useDeleteChats } from './use-delete-chats';
import type { Thread } from './use-threads';

interface Props {
  thread: Thread;
  current: boolean;
  onGo?: (() => void) | undefined;
}

/** A thread. Its actions unfold below it, where labels fit on any screen. */
export function ThreadRow({ thread, current, onGo }: Props): ReactNode {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const [unfolded, setUnfolded] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const [save] = useSaveChatMutation();
  const { id, title } = thread;
  const fold = (stay = true) => {
    setUnfolded(false);
    setRenaming(false);
    if (stay) more.current?.focus();
  };
  const rename = (next: string, stay: boolean) => {
    fold(stay);
    if (next !== '' && next !== title) void save({ id, title: next });
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(unfolded || renaming)) return;
    event.preventDefault();
    event.stopPropagation();
    fold();
  };
  return (
    <li className={mergeClasses(styles.row, current && styles.current)} onKeyDown={onEscape}>
      {renaming ? (
        <RenameField title={title} label={t('rename.field')} onDone={rename} />
      ) : (
        <Link
          to={chatAddress(thread)}
          className={styles.link}
          dir="auto"
          title={title}
          aria-current={current ? 'page' : undefined}
          onClick={onGo}
        >
          {title}
        </Link>
      )}
      {!unfolded && <HowEnded thread={thread} brief />}
      {thread.pinned && !unfolded && <PinRegular aria-hidden className={styles.pin} />}
      <PlainButton
        ref={more}
        look="quiet"
        iconOnly
        className={mergeClasses(styles.actions, (unfolded || renaming) && styles.shown)}
        aria-label={t('actions', { title })}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <MoreHorizontalRegular aria-hidden />
      </PlainButton>
      {unfolded && !renaming && (
        <Actions {...{ thread, current, onGo }} onDone={fold} onRename={() => setRenaming(true)} />
      )}
    </li>
  );
}

function Actions({ thread, current, onGo, onDone, onRename }: Props & { onDone: () => void; onRename: () => void }) {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const navigate = useNavigate();
  const [save] = useSaveChatMutation();
  const remove = useDeleteChats();
  const { id, title, pinned = false } = thread;
  return (
    <div className={styles.unfolded}>
      <PlainButton
        className={styles.action}
        onClick={() => {
          onDone();
          void save({ id, title, pinned: !pinned });
        }}
      >
        {pinned ? t('unpin') : t('pin')}
      </PlainButton>
      <PlainButton className={styles.action} onClick={onRename}>
        {t('rename.do')}
      </PlainButton>
      <PlainButton
        className={styles.action}
        onClick={() => {
          onDone();
          // Leaves the page of the deleted thread. A drawer closes, because it would cover the undo toast.
          if (current) void navigate('/qa');
          onGo?.();
          void remove([id], title);
        }}
      >
        {t('delete')}
      </PlainButton>
    </div>
  );
}
