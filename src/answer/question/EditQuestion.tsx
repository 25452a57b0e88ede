import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { limitQuestion } from '@/knowledge/question-box/limit-question';
import type { ChatMessage } from '@/stream/chat-message';
import { PlainButton } from '@/ui/PlainButton';
import { QuestionFiles } from '../attach/AttachedChips';
import { QuestionPicture } from './QuestionPicture';
import { QuestionQuotes } from './QuestionQuotes';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '16px' },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    padding: '10px 12px',
    fontFamily: 'inherit',
    fontSize: '16px',
    lineHeight: '26px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    resize: 'vertical',
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  note: { margin: 0, fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground3 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  question: ChatMessage;
  onAsk: (text: string) => void;
  onClose: () => void;
}

/** In the place of a question: its text, to be asked in other words. What was asked before stays as another version. */
export function EditQuestion({ question, onAsk, onClose }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const [text, setText] = useState(question.text);
  const [cut, setCut] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const trimmed = text.trim();
  const send = () => {
    if (trimmed === '') return;
    if (trimmed === question.text) onClose();
    else onAsk(trimmed);
  };
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        dir="auto"
        rows={Math.min(10, Math.max(2, text.split('\n').length))}
        value={text}
        aria-label={t('branch.field')}
        aria-describedby={note}
        onChange={({ target }) => {
          const limited = limitQuestion(target.value);
          setCut(limited.cut);
          setText(limited.text);
        }}
        onKeyDown={(event) => {
          const { key, shiftKey, nativeEvent } = event;
          // Safari ends a composition before its Enter event; keyCode 229 still identifies it.
          if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return;
          if (key === 'Enter' && !shiftKey) {
            event.preventDefault();
            send();
          } else if (key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onClose();
          }
        }}
      />
      {question.about && <QuestionPicture about={question.about} />}
      {question.attachments && question.attachments.length > 0 && <QuestionFiles files={question.attachments} />}
      {question.quoted && question.quoted.length > 0 && <QuestionQuotes quoted={question.quoted} />}
      <p id={note} className={styles.note}>
        {t('branch.note')}
      </p>
      <div role="alert">{cut && <p className={styles.note}>{t('ask.tooLong')}</p>}</div>
      <div className={styles.row}>
        <PlainButton type="submit" look="primary" aria-disabled={trimmed === ''}>
          {t('branch.ask')}
        </PlainButton>
        <PlainButton onClick={onClose}>{t('branch.cancel')}</PlainButton>
      </div>
    </form>
  );
}
