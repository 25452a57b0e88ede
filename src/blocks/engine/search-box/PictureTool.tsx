import { makeStyles, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import { PlainButton } from '@/ui/PlainButton';
import type { PictureEntry } from './use-picture-entry';

/** The drawing tool is about 100 kB and rarely used, so it loads on demand. */
const Dialog = lazyWithRetry(async () => (await import('./PictureEntry')).PictureEntryDialog);

const useStyles = makeStyles({
  icon: { width: '44px', height: '44px', flexShrink: 0, fontSize: '22px' },
  wide: {
    width: '100%',
    height: '60px',
    marginTop: '8px',
    fontSize: '17px',
    borderRadius: tokens.borderRadiusXLarge,
  },
});

/** Opens the picture dialog: an icon in the question box or, with `wide`, a button with words as large as the box. */
export function PictureTool({ entry, wide = false }: { entry: PictureEntry; wide?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const label = t('search.picture');
  return (
    <>
      <PlainButton
        look={wide ? 'outline' : 'quiet'}
        iconOnly={!wide}
        className={wide ? styles.wide : styles.icon}
        aria-label={label}
        title={label}
        onClick={entry.show}
      >
        <ImageAddRegular aria-hidden />
        {wide && label}
      </PlainButton>
      {entry.open && (
        <Suspense>
          <Dialog file={entry.open.file} onClose={entry.close} />
        </Suspense>
      )}
    </>
  );
}
