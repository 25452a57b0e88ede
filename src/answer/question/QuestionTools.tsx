import { makeStyles } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { Turn } from '@/stream/chat-message';
import { PlainButton } from '@/ui/PlainButton';
import { Versions } from '../tools/Versions';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    marginTop: '-12px',
    marginBottom: '12px',
    marginInlineStart: '-6px',
  },
  tool: { minHeight: '28px', minWidth: '28px', fontSize: '16px' },
});

interface Props {
  turn: Turn;
  mine: boolean;
  /** The editor was closed again, and the focus returns to the button that opened it. */
  returned: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onVersion: (message: string) => void;
}

/** Below a question: edit it, page through its versions, delete the one that is shown. */
export function QuestionTools({ turn, mine, returned, onEdit, onRemove, onVersion }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('answer');
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) edit.current?.focus();
  }, [returned]);
  const { question, questions } = turn;
  const several = questions.length > 1;
  if (!mine && !several) return null;
  // A chat keeps at least one first question; to be rid of it, the whole chat is deleted.
  const removable = mine && (several || question.parentId !== null);
  const remove = several ? t('branch.remove') : t('branch.removeQuestion');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div className={styles.row} role="group" data-print="no" aria-label={t('branch.tools')}>
      <Versions question versions={questions} shown={question.id} onVersion={onVersion} />
      {mine && (
        <PlainButton
          ref={edit}
          look="quiet"
          iconOnly
          className={styles.tool}
          aria-label={t('branch.edit')}
          title={t('branch.edit')}
          onClick={onEdit}
        >
          <EditRegular aria-hidden />
        </PlainButton>
      )}
      {removable && (
        <PlainButton
          look="quiet"
          iconOnly
          className={styles.tool}
          aria-label={remove}
          title={remove}
          onClick={onRemove}
        >
          <DeleteRegular aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
