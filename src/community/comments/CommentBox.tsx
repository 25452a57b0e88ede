import { useId, useRef, useState } from 'react';
import { useAddCommentMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { hasKept, useKeptReply } from '../use-kept-reply';
import { useSignedIn } from '../use-signed-in';
import { useMentions } from '../write/mentions/use-mentions';
import { useWriteStyles } from '../write/write-styles';

/** A button that opens the field; open at once if something is typed already. */
export function CommentBox({ page, below, label }: { page: string; below: string; label: string }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const key = `mw_comment:${below}`;
  const [open, setOpen] = useState(() => hasKept(key));
  if (open) return <CommentField page={page} below={below} storageKey={key} onClose={() => setOpen(false)} />;
  return (
    <PlainButton
      look="quiet"
      className={styles.outdent}
      aria-label={`${t('comment.write')}: ${label}`}
      onClick={() => setOpen(true)}
    >
      {t('comment.write')}
    </PlainButton>
  );
}

interface Props {
  page: string;
  below: string;
  storageKey: string;
  onClose: () => void;
}

function CommentField({ page, below, storageKey, onClose }: Props) {
  const styles = useCommunityStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const names = useMentions(area, { post: page });
  const { kept, change, clear } = useKeptReply(storageKey);
  const { isNobody, askToSignIn } = useSignedIn();
  const [add, { isLoading }] = useAddCommentMutation();
  const publish = async () => {
    if (!(await askToSignIn())) return;
    const { error } = await add({ id: below, commentId: kept.id, content: kept.content });
    if (error) return;
    clear();
    onClose();
  };
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <div>
      <label htmlFor={id} className={write.label}>
        {t('comment.field')}
      </label>
      <div className={write.place}>
        <textarea
          {...names.field}
          ref={area}
          id={id}
          className={write.control}
          rows={3}
          maxLength={2_000}
          value={kept.content}
          onChange={({ target }) => change(target.value)}
          // biome-ignore lint/a11y/noAutofocus: the person has just asked for the field
          autoFocus
        />
        {names.list}
      </div>
      <div className={styles.actions}>
        <PlainButton
          look="primary"
          disabled={kept.content.trim() === ''}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void publish()}
        >
          {t('comment.publish')}
        </PlainButton>
        <PlainButton look="quiet" onClick={cancel}>
          {t('reply.cancel')}
        </PlainButton>
        {isNobody && <span className={styles.note}>{t('signIn.later')}</span>}
      </div>
    </div>
  );
}
