import { makeStyles, tokens } from '@fluentui/react-components';
import { NavigationRegular } from '@fluentui/react-icons/svg/navigation';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { BlockProps, PropsOf } from '@/renderer/types';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';

export { default as check } from 'virtual:check/layout/mobile-menu';

const MenuSheet = lazyWithRetry(async () => (await import('./MenuSheet')).MenuSheet);

const useStyles = makeStyles({
  button: {
    minHeight: '40px',
    minWidth: '40px',
    color: tokens.colorNeutralForeground1,
    '@media (min-width: 769px)': { display: 'none' },
  },
});

/** The menu button on phones. The menu loads when first pressed. */
export default function MobileMenu({ props }: BlockProps<PropsOf<'layout/mobile-menu'>>): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        look="quiet"
        iconOnly
        className={styles.button}
        aria-label={t('header.menu')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <NavigationRegular fontSize={24} />
      </PlainButton>
      {open && (
        <Suspense>
          <MenuSheet props={props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
