import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from '@/i18n/use-translation';
import { Picture } from '@/ui/Picture';

const useStyles = makeStyles({
  link: {
    display: 'inline-block',
    maxWidth: '100%',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  picture: { display: 'block', maxWidth: '100%', height: 'auto', borderRadius: tokens.borderRadiusMedium },
  missing: { color: tokens.colorNeutralForeground2 },
});

/** A picture of this portal; the fragment of its address is its size, so that the text below does not move. */
export function PostPicture({ src, alt }: { src: string; alt: string }) {
  const styles = useStyles();
  const { t } = useTranslation('community');
  const [address = '', size = ''] = src.split('#');
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? [];
  return (
    <a href={address} target="_blank" rel="noopener" className={styles.link} aria-label={alt || t('picture.nameless')}>
      <Picture
        src={address}
        alt={alt}
        className={styles.picture}
        {...(width && height && { width: Number(width), height: Number(height) })}
        instead={<span className={styles.missing}>{t('picture.missing', { alt })}</span>}
      />
    </a>
  );
}
