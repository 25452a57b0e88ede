import { makeStyles, tokens } from '@fluentui/react-components';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { cropUrl } from './crop-url';
import { type Numbered, percentOf } from './numbered';

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gap: '8px',
    padding: '12px',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  crop: {
    maxWidth: '100%',
    maxHeight: '160px',
    justifySelf: 'start',
    borderRadius: '6px',
    backgroundColor: tokens.colorNeutralBackground5,
  },
  quiet: { margin: 0, fontSize: '13px', lineHeight: '18px', color: tokens.colorNeutralForeground2 },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '8px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '24px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: '6px',
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    resize: 'vertical',
  },
});

/** A question about one object, with the object in sight. */
export function AskAbout({ file, object }: { file: Blob; object: Numbered }) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const navigate = useNavigate();
  const crop = useCrop(file, object);
  const { index, width, height, score } = object;
  const [text, setText] = useState(() => t('ask.prefill', { width: Math.round(width), height: Math.round(height) }));
  const ask = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') navigate(`/q?${new URLSearchParams({ wd: text.trim().slice(0, 1_000) })}`);
  };
  return (
    <form className={styles.root} onSubmit={ask}>
      <h2 className={styles.title}>{t('ask.title')}</h2>
      {crop && <img className={styles.crop} src={crop} alt={t('ask.crop')} />}
      <p className={styles.quiet}>{t('result.object', { index, percent: percentOf(score) })}</p>
      <textarea
        className={styles.field}
        rows={3}
        aria-label={t('ask.field')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <PlainButton type="submit" look="primary">
        {t('ask.button')}
      </PlainButton>
    </form>
  );
}

function useCrop(file: Blob, { x, y, width, height }: Numbered): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void cropUrl(file, { x, y, width, height }).then((made) => {
      if (!left) setUrl(made);
    });
    return () => {
      left = true;
    };
  }, [file, x, y, width, height]);
  return url;
}
