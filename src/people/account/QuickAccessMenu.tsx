import { Button, makeStyles, Popover, PopoverSurface, tokens } from '@fluentui/react-components';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import type { ReactNode } from 'react';
import { installApp } from '@/browser/install-app';
import { useTranslation } from '@/i18n/use-translation';
import { usePortalSetting } from '@/session/use-session';
import { Picture } from '@/ui/Picture';
import { showToast } from '@/ui/toasts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px', width: '224px' },
  code: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '8px', margin: 0 },
  picture: { width: '160px', height: '160px', objectFit: 'contain', backgroundColor: '#fff', borderRadius: '8px' },
  words: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

interface Props {
  target: HTMLElement;
  onClose: () => void;
}

/** The mini program's QR code, and the portal as an app of this desktop. */
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
        {picture && (
          <figure className={styles.code}>
            <Picture src={picture} alt={t('quick.code')} className={styles.picture} width={160} height={160} />
            <figcaption className={styles.words}>{t('quick.miniProgram')}</figcaption>
          </figure>
        )}
        <Button icon={<DesktopRegular />} onClick={() => void install()}>
          {t('quick.install')}
        </Button>
      </PopoverSurface>
    </Popover>
  );
}
