import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { type CommentActs, CommentItem } from './CommentItem';
import { type Comment, isOpen } from './types';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  done: { paddingBlock: '8px', cursor: 'pointer', color: tokens.colorNeutralForeground2 },
});

/** What is open, newest first; what is done, behind one line. */
export function CommentList({ comments, ...acts }: CommentActs & { comments: readonly Comment[] }): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  const open = comments.filter(isOpen);
  const done = comments.filter((comment) => !isOpen(comment));
  const items = (some: readonly Comment[], label: string) => (
    <ul className={styles.list} aria-label={label}>
      {some.map((comment) => (
        <CommentItem key={comment.id} comment={comment} {...acts} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? items(open, t('openOnes')) : <p className={styles.quiet}>{t('none')}</p>}
      {done.length > 0 && (
        <details>
          <summary className={styles.done}>{t('done', { count: done.length })}</summary>
          {items(done, t('doneOnes'))}
        </details>
      )}
    </>
  );
}
