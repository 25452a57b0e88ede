import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { touchTarget } from '@/ui/touch-target';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    boxSizing: 'border-box',
    minHeight: '48px',
    padding: '4px 16px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: {
    ...touchTarget,
    display: 'flex',
    alignItems: 'center',
    minHeight: '36px',
    paddingInline: '10px',
    fontSize: '14px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  here: { color: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  fresh: { marginInlineStart: 'auto', ...shorthands.borderColor(tokens.colorNeutralStroke1) },
  greeting: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '752px',
    margin: '0 auto',
    padding: '24px 16px 0',
    fontSize: '15px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    color: tokens.colorNeutralForeground2,
  },
});

interface Props {
  pages: readonly string[];
  /** Address of the box for the first question. */
  home: string;
  greeting: string | undefined;
}

/** The ways in a frame: to ask, to search, to leave the chat that is open. */
export function EmbedBar({ pages, home, greeting }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('embed');
  const { pathname, search } = useLocation();
  const isAsking = pathname.startsWith('/embed/');
  const isChat = isAsking && new URLSearchParams(search).has('id');
  const way = (to: string, text: string, here: boolean) => (
    <Link to={to} className={mergeClasses(styles.link, here && styles.here)} aria-current={here ? 'page' : undefined}>
      {text}
    </Link>
  );
  const both = pages.includes('ask') && pages.includes('search');
  return (
    <>
      {(both || isChat || pathname.startsWith('/doc/')) && (
        <nav className={styles.bar} aria-label={t('frame.menu')}>
          {pages.includes('ask') && way(home, t('frame.ask'), isAsking && !isChat)}
          {pages.includes('search') && way('/search', t('frame.search'), pathname === '/search')}
          {isChat && (
            <Link to={home} className={mergeClasses(styles.link, styles.fresh)}>
              {t('frame.fresh')}
            </Link>
          )}
        </nav>
      )}
      {greeting && isAsking && !isChat && <p className={styles.greeting}>{greeting}</p>}
    </>
  );
}
