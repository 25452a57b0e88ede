import { ChatAddRegular } from '@fluentui/react-icons/svg/chat-add';
import { PanelLeftContractRegular } from '@fluentui/react-icons/svg/panel-left-contract';
import { PanelLeftExpandRegular } from '@fluentui/react-icons/svg/panel-left-expand';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { onShowThreads } from '@/browser/show-threads';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { Threads, type ThreadsProps } from './Threads';
import { useThreadsStyles } from './threads-styles';

interface Props extends ThreadsProps {
  folded: boolean;
  /** Hidden behind an open document; the threads open in a drawer instead. */
  away: boolean;
  onFold: (folded: boolean) => void;
}

/** The person's threads next to an answer. Folded, only the unfold button and the link for a new question remain. */
export function ThreadsColumn({ folded, away, onFold, ...rest }: Props): ReactNode {
  const styles = useThreadsStyles();
  const { t } = useTranslation('threads');
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onFold);
  latest.current = onFold;
  useEffect(() => {
    if (away) return;
    return onShowThreads(() => {
      latest.current(false);
      button.current?.focus();
    });
  }, [away]);
  const words = folded ? t('unfold') : t('fold');
  const toggle = (
    <PlainButton
      ref={button}
      look="quiet"
      iconOnly
      className={styles.fold}
      aria-label={words}
      title={words}
      aria-expanded={!folded}
      onClick={() => {
        onFold(!folded);
        // The other state renders its own button in another place.
        setTimeout(() => button.current?.focus());
      }}
    >
      {folded ? <PanelLeftExpandRegular aria-hidden /> : <PanelLeftContractRegular aria-hidden />}
    </PlainButton>
  );
  if (!folded) return <Threads {...rest} action={toggle} />;
  return (
    <nav className={styles.rail} aria-label={t('title')}>
      {toggle}
      <Link to="/qa" className={styles.railLink} aria-label={t('new')} title={t('new')}>
        <ChatAddRegular aria-hidden />
      </Link>
    </nav>
  );
}
