import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from './control-styles';

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', gap: '8px' },
  // A chessboard pattern makes transparency visible in both colour modes.
  frame: {
    width: '96px',
    height: '48px',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundImage: 'repeating-conic-gradient(#d8d8d8 0 25%, #f6f6f6 0 50%)',
    backgroundSize: '12px 12px',
  },
  picture: { maxWidth: '96px', maxHeight: '48px', objectFit: 'contain' },
});

type Seen = 'loading' | 'missing' | { width: number; height: number };

export function ImagePreview({ src }: { src: string }): ReactNode {
  const styles = useStyles();
  const { note, fault } = useControlStyles();
  const { t } = useTranslation('form');
  const [seen, setSeen] = useState<Seen>('loading');
  if (seen === 'missing') return <p className={fault}>{t('image.missing')}</p>;
  return (
    <div className={styles.root}>
      <span className={styles.frame}>
        <img
          src={src}
          alt=""
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSeen({ width, height })}
          onError={() => setSeen('missing')}
        />
      </span>
      {seen !== 'loading' && <span className={note}>{t('image.size', { ...seen })}</span>}
    </div>
  );
}
