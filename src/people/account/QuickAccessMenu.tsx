import { makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components';
import { ChatAddRegular } from '@fluentui/react-icons/svg/chat-add';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { LibraryRegular } from '@fluentui/react-icons/svg/library';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { installApp } from '@/browser/install-app';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { Picture } from '@/ui/Picture';
import { showToast } from '@/ui/toasts';

const WAYS = [
  ['ask', '/qa', ChatAddRegular],
  ['library', '/doc', LibraryRegular],
  ['history', '/qa-list', HistoryRegular],
] as const;

const useStyles = makeStyles({
  root: { boxSizing: 'border-box', width: '320px', padding: '8px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  way: {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    columnGap: '12px',
    alignItems: 'center',
    width: '100%',
    minHeight: '56px',
    padding: '8px 12px',
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '& > svg': { gridRow: 'span 2', fontSize: '24px', color: tokens.colorBrandForeground1 },
  },
  name: { fontSize: tokens.fontSizeBase300, lineHeight: '20px', fontWeight: tokens.fontWeightSemibold },
  words: { fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  code: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    margin: '8px 12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  picture: { width: '96px', height: '96px', objectFit: 'contain', backgroundColor: '#fff', borderRadius: '8px' },
});

interface Props {
  target: HTMLElement;
  onClose: () => void;
}

/** Frequent destinations, installing the portal as a desktop app, and the mini program's QR code. */
export function QuickAccessMenu({ target, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('people');
  const picture = usePortalSetting()?.entrances?.miniProgram;
  const install = async () => {
    onClose();
    const outcome = await installApp();
    if (outcome === 'installed')
      showToast({ intent: 'warning', textKey: 'people:quick.installed', durationMs: 5000, cause: 'install' });
    if (outcome === 'unsupported')
      showToast({ intent: 'info', textKey: 'people:quick.byMenu', durationMs: 8000, cause: 'install' });
  };
  return (
    <Popover open trapFocus positioning={{ target, position: 'below', align: 'end' }} onOpenChange={onClose}>
      <PopoverSurface aria-label={t('quick.label')} className={styles.root}>
        <ul className={styles.list}>
          {WAYS.map(([way, to, Icon]) => (
            <li key={way}>
              <Link to={to} className={styles.way} onClick={onClose}>
                <Icon aria-hidden />
                <span className={styles.name}>{t(`quick.${way}`)}</span>
                <span className={styles.words}>{t(`quick.${way}Text`)}</span>
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={styles.way} onClick={() => void install()}>
              <DesktopRegular aria-hidden />
              <span className={styles.name}>{t('quick.install')}</span>
              <span className={styles.words}>{t('quick.installText')}</span>
            </button>
          </li>
        </ul>
        {picture && (
          <figure className={styles.code}>
            <Picture src={picture} alt={t('quick.code')} className={styles.picture} width={96} height={96} />
            <figcaption className={styles.words}>{t('quick.miniProgram')}</figcaption>
          </figure>
        )}
      </PopoverSurface>
    </Popover>
  );
}
