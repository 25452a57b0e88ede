import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { GridRegular } from '@fluentui/react-icons/svg/grid';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isEmbedded } from '@/browser/form-type';
import { showThreads } from '@/browser/show-threads';
import { askWatermark } from '@/browser/watermark-config';
import { useTranslation } from '@/i18n/use-translation';
import { localize } from '@/lib/localize';
import { entryOf, isInLibrary } from '@/pages/entry-of';
import { findPage } from '@/pages/page-at';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { useEntryGate } from '@/session/use-entry-gate';
import { usePortalSetting, useSession } from '@/session/use-session';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { Picture } from '@/ui/Picture';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';
import { portalTokens } from '@/ui/theme/make-portal-theme';
import { touchTarget } from '@/ui/touch-target';
import { AccountArea } from './AccountArea';
import { consoleUrl } from './console-url';
import { LazyMenu } from './LazyMenu';
import { LookButtons } from './LookButtons';
import { countClicks } from './six-clicks';

export { default as check } from 'virtual:check/layout/header';

const QuickAccessMenu = lazyWithRetry(async () => (await import('@/people/account/QuickAccessMenu')).QuickAccessMenu);

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: '8px 16px',
    '@media (max-width: 768px)': { columnGap: '8px' },
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
    ...touchTarget,
    color: 'inherit',
    textDecorationLine: 'none',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase400,
    borderRadius: tokens.borderRadiusMedium,
  },
  logo: { flex: '0 0 auto', height: '28px', width: 'auto', maxWidth: '160px', objectFit: 'contain' },
  // On narrow screens, a wide logo would leave no room for the title.
  besideTitle: { '@media (max-width: 768px)': { maxWidth: 'min(160px, 28vw)' } },
  title: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: '18em' },
  nav: {
    flex: '1 1 0',
    minWidth: 0,
    alignSelf: 'stretch',
    display: 'flex',
    gap: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // Tabs that overflow can be scrolled to; they fade out instead of being cut off.
    paddingInlineEnd: '16px',
    maskImage: 'linear-gradient(to right, #000 calc(100% - 16px), transparent)',
    '@media (max-width: 768px)': { display: 'none' },
    '@media print': { display: 'none' },
  },
  tab: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: '0 0 auto',
    maxWidth: '220px',
    padding: '0 12px',
    '@media (max-width: 1600px)': { paddingInline: '8px' },
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
      '@media (max-width: 1600px)': { insetInline: '8px' },
      bottom: 0,
      height: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
    '@media (forced-colors: active)': { '::after': { backgroundColor: 'Highlight' } },
  },
  console: { minHeight: '32px', alignSelf: 'center', borderRadius: tokens.borderRadiusMedium },
  label: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  split: {
    flex: '0 0 auto',
    alignSelf: 'center',
    width: '1px',
    height: '20px',
    marginInline: '8px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  // Invisible: six quick clicks open the watermark dialog.
  secret: { flex: '0 0 24px', alignSelf: 'stretch' },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    marginInlineStart: 'auto',
    '@media print': { display: 'none' },
  },
  wide: { display: 'flex', gap: '4px', '@media (max-width: 768px)': { display: 'none' } },
});

/** The header with the brand, the tabs, and the account and display buttons. */
export default function Header({ props, slots }: BlockProps<PropsOf<'layout/header'>>): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  const { pathname, search } = useLocation();
  const title = localize(props.title, i18n.language);
  const page = findPage(pathname)?.meta;
  const inLibrary = isInLibrary(pathname);
  const active = inLibrary ? undefined : page?.function;
  // An embedded page has no header.
  if (isEmbedded(search)) return null;
  const name = <span className={styles.title}>{title}</span>;
  // The logo replaces the title, which is shown only if the logo fails to load.
  const unnamed = props.hideTitle && props.logo;
  return (
    <header className={styles.root}>
      <Link to="/engine" className={styles.brand} aria-label={t('header.home', { title })}>
        {props.logo && (
          <Picture
            src={props.logo}
            alt=""
            className={mergeClasses(styles.logo, !unnamed && styles.besideTitle)}
            height={28}
            first
            instead={unnamed ? name : undefined}
          />
        )}
        {!unnamed && name}
      </Link>
      <nav className={styles.nav} aria-label={t('header.nav')}>
        <Tabs tabs={props.tabs.slice(0, 1)} active={active} />
        <Link
          to="/doc"
          className={mergeClasses(styles.tab, inLibrary && styles.current)}
          aria-current={inLibrary ? 'page' : undefined}
        >
          <span className={styles.label}>{t('page.library')}</span>
        </Link>
        <Tabs tabs={props.tabs.slice(1)} active={active} />
        {props.links && <span className={styles.split} />}
        {props.links?.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, keep no state, and may be equal.
          <SmartLink key={index} url={link.url} className={styles.tab}>
            <span className={styles.label}>{localize(link.title, i18n.language)}</span>
          </SmartLink>
        ))}
      </nav>
      <Secret />
      <div className={styles.end}>
        <div className={styles.wide}>
          <ConsoleLink />
          <PlainButton look="quiet" aria-label={t('header.threads')} title={t('header.threads')} onClick={showThreads}>
            <HistoryRegular fontSize={20} />
          </PlainButton>
          <LazyMenu Menu={QuickAccessMenu} label={t('header.quick')}>
            <GridRegular fontSize={20} />
          </LazyMenu>
          <LookButtons />
        </div>
        {props.account && !page?.isSignIn && <AccountArea />}
        {slots.menu}
      </div>
    </header>
  );
}

function Tabs({ tabs, active }: { tabs: PropsOf<'layout/header'>['tabs']; active: number | undefined }): ReactNode {
  const styles = useStyles();
  const { t, i18n } = useTranslation('common');
  const gate = useEntryGate();
  return tabs.map(({ function: id, title }) => {
    const entry = entryOf(id);
    return (
      <Link
        key={id}
        to={entry.to}
        onClick={(event) => gate(entry, event)}
        className={mergeClasses(styles.tab, id === active && styles.current)}
        aria-current={id === active ? 'page' : undefined}
      >
        <span className={styles.label}>{localize(title, i18n.language) ?? t(`tab.${id}`)}</span>
      </Link>
    );
  });
}

/** Shown only for an organization with a code, never for a personal space. */
function ConsoleLink(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const setting = usePortalSetting();
  const currentTenant = useSession((session) => session.currentTenant);
  const url = consoleUrl(setting?.entrances?.consoleUrl, currentTenant);
  if (!url) return null;
  return (
    <SmartLink url={url} className={mergeClasses(styles.tab, styles.console)}>
      <span className={styles.label}>{t('header.console')}</span>
    </SmartLink>
  );
}

function Secret(): ReactNode {
  const styles = useStyles();
  const [count] = useState(() => countClicks());
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a hidden entry; the workbench has an accessible one.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div className={styles.secret} data-watermark-entry onClick={() => count() && askWatermark(true)} />
  );
}
