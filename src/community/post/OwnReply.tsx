import { useState } from 'react';
import { useChangeReplyMutation, useWithdrawReplyMutation } from '@/api/community';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useCommunityStyles } from '../community-styles';
import { hasKept, useKeptReply } from '../use-kept-reply';
import { MarkdownField } from '../write/MarkdownField';

interface Reply {
  id: string;
  version: number;
  content: string;
  verdict?: { state: string } | undefined;
}

interface Props {
  reply: Reply;
  /** The article or question of the page. */
  page: string;
  /** Characters that fit. */
  most: number;
  /** Tells the buttons of several replies apart. */
  name: string;
}

const keyOf = ({ id, version }: Reply) => `mw_reply:${id}:${version}`;

/** What the author may do with an answer or a comment. */
export function OwnReply({ reply, page, most, name }: Props) {
  const { t } = useTranslation('community');
  const [mode, setMode] = useState<'edit' | 'withdraw' | undefined>(() => (hasKept(keyOf(reply)) ? 'edit' : undefined));
  const close = () => setMode(undefined);
  // What moderators took away stays as it is for the appeal.
  if (reply.verdict && reply.verdict.state !== 'held') return null;
  if (mode === 'edit') return <EditReply {...{ reply, page, most }} onClose={close} />;
  if (mode === 'withdraw') return <WithdrawReply id={reply.id} onClose={close} />;
  return (
    <>
      <PlainButton look="quiet" aria-label={`${t('own.edit')}: ${name}`} onClick={() => setMode('edit')}>
        {t('own.edit')}
      </PlainButton>
      <PlainButton look="quiet" aria-label={`${t('own.withdraw')}: ${name}`} onClick={() => setMode('withdraw')}>
        {t('own.withdraw')}
      </PlainButton>
    </>
  );
}

function EditReply({ reply, page, most, onClose }: Omit<Props, 'name'> & { onClose: () => void }) {
  const styles = useCommunityStyles();
  const { t } = useTranslation('community');
  const { kept, change, clear } = useKeptReply(keyOf(reply), reply.content);
  const [save, { isLoading }] = useChangeReplyMutation();
  const publish = async () => {
    const { error } = await save({ id: reply.id, version: reply.version, content: kept.content });
    if (error) return;
    clear();
    onClose();
  };
  const cancel = () => {
    clear();
    onClose();
  };
  return (
    <div className={styles.edit}>
      <MarkdownField
        label={t('reply.text')}
        value={kept.content}
        onChange={change}
        maxLength={most}
        rows={6}
        post={reply.id}
        mentions={{ post: page }}
      />
      <div className={styles.actions}>
        <PlainButton
          look="primary"
          disabled={kept.content.trim() === ''}
          aria-disabled={isLoading}
          onClick={() => !isLoading && void publish()}
        >
          {t('reply.save')}
        </PlainButton>
        <PlainButton look="quiet" onClick={cancel}>
          {t('reply.cancel')}
        </PlainButton>
      </div>
    </div>
  );
}

function WithdrawReply({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('community');
  const [withdraw, { isLoading }] = useWithdrawReplyMutation();
  return (
    <>
      <span role="status">{t('reply.sure')}</span>
      <PlainButton aria-disabled={isLoading} onClick={() => !isLoading && void withdraw({ id })}>
        {t('own.withdraw')}
      </PlainButton>
      <PlainButton look="quiet" onClick={onClose}>
        {t('own.keep')}
      </PlainButton>
    </>
  );
}
