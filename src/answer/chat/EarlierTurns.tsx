import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { goToHeading } from '@/ui/go-to-heading';
import { PlainButton } from '@/ui/PlainButton';
import type { AnsweredTurn } from '../answered-turn';
import type { Chat } from './use-chat';

const useStyles = makeStyles({
  // The button's text stands above that of the question.
  root: { marginBottom: '16px', marginInlineStart: '-12px' },
});

interface Props {
  chat: Pick<Chat, 'earlier' | 'showEarlier'>;
  turns: readonly AnsweredTurn[];
}

/** Loads more of a long chat, and then goes to the question before the first that was there. */
export function EarlierTurns({ chat: { earlier, showEarlier }, turns }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const before = useRef<string>(undefined);
  useEffect(() => {
    const at = turns.findIndex(({ question }) => question.id === before.current);
    if (at < 1) return;
    before.current = undefined;
    goToHeading(`q-${turns[at - 1]?.question.id}`);
  }, [turns]);
  if (earlier === 0) return null;
  const show = () => {
    before.current = turns[0]?.question.id;
    showEarlier();
  };
  return (
    <div data-print="no" className={styles.root}>
      <PlainButton look="quiet" onClick={show}>
        {t('earlier', { count: earlier })}
      </PlainButton>
    </div>
  );
}
