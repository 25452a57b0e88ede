import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';

const useStyles = makeStyles({
  video: {
    display: 'block',
    width: '100%',
    maxHeight: '70vh',
    // Keeps the place until its size is known.
    aspectRatio: '16 / 9',
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  missing: { color: tokens.colorNeutralForeground2 },
});

/** A video of this portal. Nothing of it is loaded but what tells its length, until somebody plays it. */
export function PostVideo({ src, name }: { src: string; name: string }) {
  const styles = useStyles();
  const { t } = useTranslation('community');
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <span className={styles.missing}>{t('video.missing', { name })}</span>;
  return (
    // biome-ignore lint/a11y/useMediaCaption: people upload videos as they are; what each shows stands in its name.
    <video
      controls
      preload="metadata"
      src={src.replace(/#.*/, '')}
      className={styles.video}
      aria-label={name || t('video.nameless')}
      onError={() => setMissing(true)}
    />
  );
}
