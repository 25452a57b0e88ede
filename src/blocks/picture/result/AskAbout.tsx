import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useReadPictureTextQuery } from '@/api/tools';
import { useTranslation } from '@/i18n/use-translation';
import { partAddress, writePart } from '@/lib/picture-part';
import { PlainButton } from '@/ui/PlainButton';
import type { KeptDetection } from './Found';
import { nameOn } from './name-on';
import { type Numbered, percentOf } from './numbered';
import { partOf } from './picture-address';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  crop: {
    maxWidth: '100%',
    maxHeight: '160px',
    justifySelf: 'start',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: tokens.colorNeutralBackground5,
  },
  quiet: { margin: 0, fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  read: { margin: 0, fontSize: '14px', lineHeight: '20px', overflowWrap: 'anywhere' },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusSmall,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    resize: 'vertical',
  },
});

const CROP = 480;
const LONGEST_QUESTION = 1_000;
/** In characters. Longer text would hide the question. */
const LONGEST_TEXT = 120;

/** The form to ask about one object, with its crop and the text read on it. */
export function AskAbout({ result, object }: { result: KeptDetection; object: Numbered }) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const navigate = useNavigate();
  const { index, score } = object;
  const part = partOf(object);
  const about = { picture: result.picture.id, detection: result.id, ...part };
  const text = useReadPictureTextQuery({ id: about.picture, ...part });
  const lines = text.data?.lines.map((line) => line.text) ?? [];
  const [own, setOwn] = useState<string>();
  // No prefilled question without a name: nobody can look up an unnamed object.
  const name = nameOn(lines);
  const prefill = name ? t('ask.prefillText', { text: name.slice(0, LONGEST_TEXT) }) : '';
  const question = own ?? prefill;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    const wd = question.trim().slice(0, LONGEST_QUESTION);
    if (wd !== '') void navigate(`/q?${new URLSearchParams({ wd, about: writePart(about) })}`);
  };
  const said = text.isFetching ? t('ask.reading') : text.isSuccess && lines.length === 0 ? t('ask.noText') : '';
  return (
    <form className={styles.root} onSubmit={ask}>
      <h2 className={styles.title}>{t('ask.title')}</h2>
      <img className={styles.crop} src={partAddress(about, CROP)} alt={t('ask.crop')} />
      <p className={styles.quiet}>{t('result.object', { index, percent: percentOf(score) })}</p>
      <div role="status">
        {said && <p className={styles.quiet}>{said}</p>}
        {lines.length > 0 && (
          <p className={styles.read}>
            <span className={styles.quiet}>{t('ask.text')}</span> {lines.join(' · ')}
          </p>
        )}
      </div>
      <textarea
        className={styles.field}
        rows={3}
        aria-label={t('ask.field')}
        placeholder={t('ask.placeholder')}
        value={question}
        onChange={(event) => setOwn(event.target.value)}
      />
      <PlainButton type="submit" look="primary" disabled={question.trim() === ''}>
        {t('ask.button')}
      </PlainButton>
    </form>
  );
}
