import { makeStyles, tokens } from '@fluentui/react-components';
import { ChatAddRegular } from '@fluentui/react-icons/svg/chat-add';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { Link } from 'react-router-dom';
import { showThreads } from '@/browser/show-threads';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px',
    marginInlineStart: '-8px',
    marginBottom: '16px',
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '8px',
    fontSize: '14px',
    lineHeight: '20px',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 'none',
    cursor: 'pointer',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ...touchTarget,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& > svg': { flexShrink: 0, fontSize: '18px' },
  },
});

/** Links to a new chat and to the history, for layouts without the list of chats. */
export function ChatNav() {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <nav className={styles.root} aria-label={t('nav.label')} data-print="no">
      <Link to="/qa" className={styles.link}>
        <ChatAddRegular aria-hidden />
        {t('nav.new')}
      </Link>
      <button type="button" className={styles.link} onClick={showThreads}>
        <HistoryRegular aria-hidden />
        {t('nav.history')}
      </button>
    </nav>
  );
}
