import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { PictureState } from './use-pictures';
import { useWriteStyles } from './write-styles';

const useStyles = makeStyles({
  list: { margin: '8px 0', padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 12px', marginBottom: '8px' },
  thumb: { width: '56px', height: '56px', objectFit: 'cover', borderRadius: tokens.borderRadiusMedium },
  field: { flex: '1 1 240px' },
});

interface Props {
  pictures: PictureState[];
  /** Says what a picture shows; an empty text leaves it as it is. */
  onDescribe: (picture: PictureState, words: string) => void;
  onDrop: (key: string) => void;
}

/** What becomes of the pictures that were just added; each is asked once what it shows. */
export function Pictures({ pictures, onDescribe, onDrop }: Props) {
  const styles = useStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('community');
  return (
    <div aria-live="polite">
      {pictures.length > 0 && (
        <ul className={styles.list} aria-label={t('picture.list')}>
          {pictures.map((picture) => (
            <li key={picture.key} className={styles.item}>
              {picture.state === 'asked' ? (
                <Describe picture={picture} onDescribe={(words) => onDescribe(picture, words)} />
              ) : (
                <>
                  <span className={picture.state === 'busy' ? write.quiet : write.fault}>
                    {t(`picture.${picture.state}`, { name: picture.name, most: picture.most ?? 0 })}
                  </span>
                  {picture.state !== 'busy' && (
                    <PlainButton look="quiet" onClick={() => onDrop(picture.key)}>
                      {t('picture.close')}
                    </PlainButton>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Describe({ picture, onDescribe }: { picture: PictureState; onDescribe: (words: string) => void }) {
  const styles = useStyles();
  const write = useWriteStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <>
      {!picture.address?.endsWith('#video') && (
        <img src={picture.address?.replace(/#.*/, '')} alt="" className={styles.thumb} />
      )}
      <div className={styles.field}>
        <label htmlFor={id} className={write.label}>
          {t('picture.ask', { name: picture.name })}
        </label>
        <input
          id={id}
          className={write.control}
          value={words}
          maxLength={200}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onDescribe(words);
          }}
        />
      </div>
      <PlainButton onClick={() => onDescribe(words)}>{t('picture.say')}</PlainButton>
      <PlainButton look="quiet" onClick={() => onDescribe('')}>
        {t('picture.skip')}
      </PlainButton>
    </>
  );
}
