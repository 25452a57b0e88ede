import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PersonRegular } from '@fluentui/react-icons/svg/person';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { functionOf, functionPath } from '@/lib/functions';
import { localize } from '@/lib/localize';
import type { BlockProps } from '@/renderer/types';
import { Picture } from '@/ui/Picture';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';
import { portalTokens } from '@/ui/theme/make-portal-theme';
import { showToast } from '@/ui/toasts';
import type { HeaderProps } from './block';
import { LookButtons } from './LookButtons';

export { default as check } from 'virtual:check/layout/header';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '8px 24px',
    minHeight: '56px',
    paddingInline: 'clamp(12px, 2.5vw, 32px)',
    backgroundColor: portalTokens.page,
    color: tokens.colorNeutralForeground1,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    flex: '0 1 auto',
    minWidth: 0,
    minHeight: '40px',
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusMedium,
  },
  logo: { flex: '0 0 auto', height: '28px', width: 'auto', maxWidth: '160px', objectFit: 'contain' },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '18em' },
  nav: {
    flex: '1 1 0',
    minWidth: 0,
    alignSelf: 'stretch',
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media (max-width: 768px)': { display: 'none' },
  },
  tab: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    maxWidth: '220px',
    padding: '0 12px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    fontSize: tokens.fontSizeBase300,
    outlineOffset: '-4px',
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
  },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    '::after': {
      content: '""',
      position: 'absolute',
      insetInline: '12px',
      bottom: 0,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  split: {
    flex: '0 0 auto',
    alignSelf: 'center',
    width: '1px',
    height: '20px',
    marginInline: '8px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  end: { display: 'flex', alignItems: 'center', gap: '4px', marginInlineStart: 'auto' },
  wide: { display: 'flex', gap: '4px', '@media (max-width: 768px)': { display: 'none' } },
});

/** The quiet frame on top: whose portal this is, where one is, and little else. */
export default function Header({ props, slots }: BlockProps<HeaderProps>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  const { pathname } = useLocation();
  const title = localize(props.title, i18n.language);
  return (
    <header className={styles.root}>
      <Link to="/engine" className={styles.brand} aria-label={t('header.home', { title })}>
        {props.logo && <Picture src={props.logo} alt="" className={styles.logo} height={28} first />}
        {!(props.hideTitle && props.logo) && <span className={styles.title}>{title}</span>}
      </Link>
      <nav className={styles.nav} aria-label={t('header.nav')}>
        <Tabs tabs={props.tabs} active={functionOf(pathname)} />
        {props.links && <span className={styles.split} />}
        {props.links?.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, keep no state, and may be equal.
          <SmartLink key={index} url={link.url} className={styles.tab}>
            <span className={styles.label}>{localize(link.title, i18n.language)}</span>
          </SmartLink>
        ))}
      </nav>
      <div className={styles.end}>
        <div className={styles.wide}>
          <LookButtons />
          {props.account && pathname !== '/login' && <Account />}
        </div>
        {slots.menu}
      </div>
    </header>
  );
}

function Tabs({ tabs, active }: { tabs: HeaderProps['tabs']; active: number | undefined }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  return tabs.map(({ function: id, title }) => (
    <Link
      key={id}
      to={functionPath(id)}
      className={mergeClasses(styles.tab, id === active && styles.current)}
      aria-current={id === active ? 'page' : undefined}
    >
      <span className={styles.label}>{localize(title, i18n.language) ?? t(`tab.${id}`)}</span>
    </Link>
  ));
}

/** Signing in is not built yet; saying so is better than a button that leads nowhere. */
function Account(): ReactNode {
  const { t } = useTranslation('common');
  const tell = () =>
    showToast({ intent: 'info', textKey: 'common:account.notYet', durationMs: 6000, cause: 'account' });
  return (
    <PlainButton look="quiet" iconOnly aria-label={t('header.account')} onClick={tell}>
      <PersonRegular fontSize={20} />
    </PlainButton>
  );
}
