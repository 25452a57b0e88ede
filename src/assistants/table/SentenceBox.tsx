import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { useAssistantStyles } from '../assistant-styles';

interface Props {
  busy: boolean;
  partly: boolean;
  onSentence: (sentence: string) => void;
}

/** A question in words. What is not understood in full opens the form rather than being guessed. */
export function SentenceBox({ busy, partly, onSentence }: Props): ReactNode {
  const styles = useAssistantStyles();
  const { t } = useTranslation('analysis');
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      className={styles.card}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSentence(text);
      }}
    >
      <label htmlFor={id}>{t('sentence.label')}</label>
      <div className={styles.row} style={{ marginTop: '4px' }}>
        <input
          id={id}
          className={styles.field}
          style={{ flex: '1 1 220px' }}
          autoComplete="off"
          maxLength={300}
          value={text}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
        />
        <PlainButton type="submit" look="primary" className={styles.choice} disabled={busy || !text.trim()}>
          {t('sentence.ask')}
        </PlainButton>
      </div>
      <p id={`${id}-note`} className={partly ? styles.warning : styles.quiet} role="status">
        {partly ? t('sentence.partly') : t('sentence.note')}
      </p>
    </form>
  );
}
