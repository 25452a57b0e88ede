import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { type PicturePart, partAddress } from '@/lib/picture-part';

const useStyles = makeStyles({
  link: {
    display: 'inline-block',
    marginBottom: '16px',
    borderRadius: tokens.borderRadiusLarge,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  picture: {
    display: 'block',
    // The size is reserved before the picture loads, so the layout does not shift.
    width: '120px',
    height: '120px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  gone: { margin: 0, marginBottom: '16px', fontSize: '14px', color: tokens.colorNeutralForeground2 },
});

/** Twice the displayed size, for high-density screens. */
const SIZE = 240;

/** The object that a question is about, with a link to its picture. */
export function QuestionPicture({ about }: { about: PicturePart }) {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [gone, setGone] = useState(false);
  if (gone) return <p className={styles.gone}>{t('question.pictureGone')}</p>;
  const picture = (
    <img
      className={styles.picture}
      src={partAddress(about, SIZE)}
      alt={t('question.about')}
      onError={() => setGone(true)}
    />
  );
  if (!about.detection) return picture;
  return (
    <div>
      <Link className={styles.link} to={`/qImage/${about.detection}`} title={t('question.picture')}>
        {picture}
      </Link>
    </div>
  );
}
