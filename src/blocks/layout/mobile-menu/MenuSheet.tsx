import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { AppsRegular } from '@fluentui/react-icons/svg/apps';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { PeopleCommunityRegular } from '@fluentui/react-icons/svg/people-community';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { showThreads } from '@/browser/show-threads';
import { useLocalize } from '@/i18n/use-localize';
import { useTranslation } from '@/i18n/use-translation';
import { entryOf, isInLibrary } from '@/pages/entry-of';
import { findPage } from '@/pages/page-at';
import type { PropsOf } from '@/renderer/types';
import { useEntryGate } from '@/session/use-entry-gate';
import { useLook } from '@/session/use-look';
import { clampLines } from '@/ui/card-styles';
import { LanguageSelect } from '@/ui/LanguageSelect';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import { SmartLink } from '@/ui/SmartLink';

const PersonRows = lazyWithRetry(async () => (await import('@/people/account/PersonRows')).PersonRows);

const useStyles = makeStyles({
  sheet: {
    boxSizing: 'border-box',
    position: 'fixed',
    inset: '0 0 auto 0',
    width: '100%',
    maxWidth: '100%',
    maxHeight: '100dvh',
    overflowY: 'auto',
    margin: 0,
    padding: '8px 12px 20px',
    border: 'none',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow28,
    '::backdrop': { backgroundColor: 'rgb(0 0 0 / 40%)' },
    animationName: { from: { opacity: 0, transform: 'translateY(-12px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '160ms',
    animationTimingFunction: 'ease-out',
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineStart: '12px' },
  title: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  close: { minHeight: '40px', minWidth: '40px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  link: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '48px',
    padding: '4px 12px',
    fontSize: tokens.fontSizeBase400,
    color: 'inherit',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '& > svg': { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground2 },
  },
  button: { width: '100%', border: 'none', backgroundColor: 'transparent', fontFamily: 'inherit', cursor: 'pointer' },
  words: clampLines(2),
  current: {
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 3px 0 0 ${tokens.colorCompoundBrandStroke}`,
    borderRadius: 0,
  },
  look: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    marginTop: '12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  choice: { minHeight: '44px', flex: '1 1 40%' },
  select: { border: `1px solid ${tokens.colorNeutralStroke1}`, textAlignLast: 'center' },
});

interface Props {
  props: PropsOf<'layout/mobile-menu'>;
  onClose: () => void;
}

function TabIcon({ id }: { id: number }): ReactNode {
  if (id === 1) return <SearchRegular aria-hidden />;
  return id === 5 ? <PeopleCommunityRegular aria-hidden /> : <AppsRegular aria-hidden />;
}

/** A native modal dialog, which traps and restores the focus and closes on Escape. */
export function MenuSheet({ props, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const say = useLocalize();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // A click on the backdrop has the dialog itself as its target.
  const onClick = (event: MouseEvent) => event.target === dialog.current && close();
  const page = findPage(pathname)?.meta;
  const inLibrary = isInLibrary(pathname);
  const active = inLibrary ? undefined : page?.function;
  const gate = useEntryGate();
  const entries = props.tabs.map(({ function: id, title }) => (
    <li key={id}>
      <Link
        to={entryOf(id).to}
        onClick={(event) => {
          gate(entryOf(id), event);
          close();
        }}
        className={mergeClasses(styles.link, id === active && styles.current)}
        aria-current={id === active ? 'page' : undefined}
      >
        <TabIcon id={id} />
        <span className={styles.words}>{say(title) ?? t(`tab.${id}`)}</span>
      </Link>
    </li>
  ));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is for pointers; the keyboard uses Escape.
    <dialog ref={dialog} className={styles.sheet} aria-label={t('header.menu')} onClose={onClose} onClick={onClick}>
      <div className={styles.head}>
        <span className={styles.title}>{t('header.menu')}</span>
        <PlainButton look="quiet" iconOnly className={styles.close} aria-label={t('action.close')} onClick={close}>
          <DismissRegular fontSize={24} />
        </PlainButton>
      </div>
      <nav aria-label={t('header.nav')}>
        <ul className={styles.list}>
          {entries.slice(0, 1)}
          <li>
            <Link
              to="/doc"
              onClick={close}
              className={mergeClasses(styles.link, inLibrary && styles.current)}
              aria-current={inLibrary ? 'page' : undefined}
            >
              <LibraryRegular aria-hidden />
              <span className={styles.words}>{t('page.library')}</span>
            </Link>
          </li>
          {entries.slice(1)}
          {props.links?.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links have no id, keep no state, and may be equal.
            <li key={index}>
              <SmartLink url={link.url} onClick={close} className={styles.link}>
                <LinkRegular aria-hidden />
                <span className={styles.words}>{say(link.title)}</span>
              </SmartLink>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={mergeClasses(styles.link, styles.button)}
              onClick={() => {
                close();
                showThreads();
              }}
            >
              <HistoryRegular aria-hidden />
              {t('header.threads')}
            </button>
          </li>
        </ul>
      </nav>
      {props.account && !page?.isSignIn && (
        <Suspense>
          <PersonRows onDone={close} />
        </Suspense>
      )}
      <LookRow />
    </dialog>
  );
}

function LookRow(): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const { mode, nextMode, chooseLocale } = useLook();
  return (
    <div className={styles.look}>
      <PlainButton className={styles.choice} onClick={nextMode}>
        {t('mode.label', { mode: t(`mode.${mode}`) })}
      </PlainButton>
      <LanguageSelect className={mergeClasses(styles.choice, styles.select)} onChoose={chooseLocale} />
    </div>
  );
}
