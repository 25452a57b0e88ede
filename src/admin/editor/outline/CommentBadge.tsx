import { CommentRegular } from '@fluentui/react-icons/svg/comment';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useOpenAt } from '../talk/use-talk';
import { useRowStyles } from './row-styles';

/** How many open comments a block has, in its row of the outline. */
export function CommentBadge({ block }: { block: string }): ReactNode {
  const styles = useRowStyles();
  const { t } = useTranslation('admin-editor');
  const { length: count } = useOpenAt(block);
  if (count === 0) return null;
  const label = t('state.commentsHere', { count });
  return (
    <span role="img" className={styles.id} aria-label={label} title={label}>
      <CommentRegular aria-hidden="true" /> {count}
    </span>
  );
}
