import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ImageAddRegular } from '@fluentui/react-icons/svg/image-add';
import { Suspense } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { lazyWithRetry } from '@/ui/lazy-with-retry';
import type { PictureEntry } from './use-picture-entry';

/** The drawing tool is about 100 kB and rarely used, so it loads on demand. */
const Dialog = lazyWithRetry(async () => (await import('./PictureEntry')).PictureEntryDialog);

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '44px',
    height: '44px',
    flexShrink: 0,
    padding: 0,
    fontSize: '22px',
    borderRadius: tokens.borderRadiusLarge,
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorBrandForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  wide: {
    width: '100%',
    height: '60px',
    gap: '10px',
    marginTop: '8px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  words: { fontSize: '17px', fontFamily: 'inherit' },
});

/** Opens the picture dialog: an icon in the question box or, with `wide`, a button with words as large as the box. */
export function PictureTool({ entry, wide = false }: { entry: PictureEntry; wide?: boolean }) {
  const styles = useStyles();
  const { t } = useTranslation('home');
  const label = t('search.picture');
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.root, wide && styles.wide)}
        aria-label={label}
        title={label}
        onClick={entry.show}
      >
        <ImageAddRegular aria-hidden />
        {wide && <span className={styles.words}>{label}</span>}
      </button>
      {entry.open && (
        <Suspense>
          <Dialog file={entry.open.file} onClose={entry.close} />
        </Suspense>
      )}
    </>
  );
}
