import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChatAddRegular } from '@fluentui/react-icons/svg/chat-add';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { Link } from 'react-router-dom';
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
  stacked: { flexDirection: 'column', marginBottom: '24px' },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '32px',
    paddingInline: '8px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ...touchTarget,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '& > svg': { flexShrink: 0, fontSize: '18px' },
  },
});

/** The two ways on from a chat: a new one, and the earlier ones. */
export function ChatNav({ stacked }: { stacked?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  return (
    <nav className={mergeClasses(styles.root, stacked && styles.stacked)} aria-label={t('nav.label')} data-print="no">
      <Link to="/qa" className={styles.link}>
        <ChatAddRegular aria-hidden />
        {t('nav.new')}
      </Link>
      <Link to="/qa-list" className={styles.link}>
        <HistoryRegular aria-hidden />
        {t('nav.history')}
      </Link>
    </nav>
  );
}
