import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Picture } from './Picture';
import { touchTarget } from './touch-target';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  picture: { display: 'grid', gap: '4px', justifyItems: 'start', maxWidth: '100%' },
  image: {
    display: 'block',
    width: 'auto',
    height: '144px',
    maxWidth: '100%',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  file: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', flexBasis: '100%', minWidth: 0 },
  link: {
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'underline',
    overflowWrap: 'anywhere',
    ...touchTarget,
  },
  size: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

export interface GalleryFile {
  id: string;
  name: string;
  mime: string;
  /** In bytes. */
  size: number;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
}

interface Props {
  label: string;
  files: readonly GalleryFile[];
  hrefOf: (id: string) => string;
  /** Beside each file, such as a button. */
  aside?: (file: GalleryFile) => ReactNode;
}

/** Pictures to look at, each of which opens in full; other files to download. */
export function FileGallery({ label, files, hrefOf, aside }: Props): ReactNode {
  const styles = useStyles();
  const { i18n } = useTranslation('common');
  const sizeOf = (bytes: number) => {
    const isLarge = bytes >= 100_000;
    const format = { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte', maximumFractionDigits: 1 } as const;
    // Nothing is shown as empty that is not.
    const count = isLarge ? bytes / 1e6 : Math.max(Math.sign(bytes), Math.round(bytes / 1e3));
    return new Intl.NumberFormat(i18n.language, format).format(count);
  };
  return (
    <ul className={styles.list} aria-label={label}>
      {files.map((file) => {
        const { id, name, mime, size, width, height } = file;
        const isPicture = mime.startsWith('image/');
        return (
          <li key={id} className={isPicture ? styles.picture : styles.file}>
            <a
              className={isPicture ? undefined : styles.link}
              href={hrefOf(id)}
              {...(isPicture ? { target: '_blank', rel: 'noreferrer' } : { download: name })}
            >
              {isPicture ? (
                <Picture
                  {...{ src: hrefOf(id), alt: name, className: styles.image }}
                  {...(width !== null && height !== null && { width, height })}
                />
              ) : (
                name
              )}
            </a>
            {!isPicture && <span className={styles.size}>{sizeOf(size)}</span>}
            {aside?.(file)}
          </li>
        );
      })}
    </ul>
  );
}
