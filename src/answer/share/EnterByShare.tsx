import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOpenChatShareMutation } from '@/api/messages';
import { useTranslation } from '@/i18n/use-translation';
import { ErrorState } from '@/ui/ErrorState';
import { useAnswerLayout } from '../answer-layout';
import { ChatSkeleton } from '../chat/ChatStates';

interface Props {
  chat: string;
  share: string;
  level: 1 | 2 | 3 | 4;
  /** The chat cannot be read yet: this stands in its place. */
  alone: boolean;
  /** What the link shows can be read now. */
  onEntered: () => void;
}

/** Lets whoever has a link in; where it no longer holds, says why. */
export function EnterByShare({ chat, share, level, alone, onEntered }: Props): ReactNode {
  const layout = useAnswerLayout();
  const { t } = useTranslation('threads');
  const [enter, { data, error, isLoading }] = useOpenChatShareMutation();
  const go = useEffectEvent(async () => {
    const answer = await enter({ id: chat, share });
    if (answer.data?.state === 'holds') onEntered();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each link
  useEffect(() => void go(), [chat, share]);
  if (!alone) return null;
  if (!error && (!data || data.state === 'holds')) return <ChatSkeleton />;
  const day = data?.at?.slice(0, 10) ?? '';
  const said = {
    expired: { title: t('share.dead.expired'), text: t('share.dead.expiredText', { day }) },
    revoked: { title: t('share.dead.revoked'), text: t('share.dead.revokedText', { day }) },
    gone: { title: t('share.dead.gone'), text: t('share.dead.goneText') },
  };
  return (
    <div className={layout.page}>
      <div className={layout.alone}>
        {error || data?.state === 'holds' || !data ? (
          <ErrorState
            level={level}
            title={t('share.dead.failed')}
            text=""
            error={error}
            busy={isLoading}
            onRetry={() => void go()}
          />
        ) : (
          <ErrorState level={level} {...said[data.state]} links={[{ to: '/qa', text: t('share.dead.ask') }]} />
        )}
      </div>
    </div>
  );
}
