import { makeStyles, tokens } from '@fluentui/react-components';
import { CommentRegular } from '@fluentui/react-icons/svg/comment';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import type { OverFrame } from '../preview/FrameStage';
import { type Comment, isOpen } from './types';

const useStyles = makeStyles({
  root: { position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' },
  mark: {
    position: 'absolute',
    transform: 'translateX(-100%)',
    pointerEvents: 'auto',
    gap: '2px',
    minHeight: '28px',
    minWidth: '28px',
    padding: '2px 6px',
    fontSize: tokens.fontSizeBase200,
    borderRadius: tokens.borderRadiusCircular,
    boxShadow: tokens.shadow4,
  },
});

interface Props {
  over: OverFrame;
  /** Of this page. */
  comments: readonly Comment[];
  nameOf: (block: string) => string;
  onOpen: (block: string) => void;
}

/** Over the page: how many open comments a block has, at its corner. */
export function CommentMarks({ over: { scale, places }, comments, nameOf, onOpen }: Props): ReactNode {
  const styles = useStyles();
  const { t } = useTranslation('admin-comments');
  return (
    <div className={styles.root}>
      {places.map(({ id, left, top, width }) => {
        const count = comments.filter((comment) => comment.block === id && isOpen(comment)).length;
        if (count === 0) return null;
        const label = t('mark', { count, name: nameOf(id) });
        return (
          <PlainButton
            key={id}
            look="primary"
            className={styles.mark}
            style={{ left: (left + width) * scale - 4, top: Math.max(4, top * scale + 4) }}
            aria-label={label}
            title={label}
            onClick={() => onOpen(id)}
          >
            <CommentRegular aria-hidden /> {count}
          </PlainButton>
        );
      })}
    </div>
  );
}
