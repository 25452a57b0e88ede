import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { RelativeTime } from '../shell/RelativeTime';
import { type Comment, isOpen } from './types';

const useStyles = makeStyles({
  root: {
    listStyleType: 'none',
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    '&:first-child': { borderTop: 'none' },
  },
  head: { display: 'flex', flexWrap: 'wrap', gap: '0 8px', alignItems: 'baseline', fontSize: tokens.fontSizeBase200 },
  name: { fontWeight: tokens.fontWeightSemibold, fontSize: tokens.fontSizeBase300, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
  text: { margin: '4px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  acts: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-8px' },
});

export interface CommentActs {
  /** The name of a block of this page. */
  nameOf: (comment: Comment) => string;
  onShow?: ((comment: Comment) => void) | undefined;
  onResolve?: ((comment: Comment) => void) | undefined;
  onAnswer?: ((comment: Comment) => void) | undefined;
  onRemove: (comment: Comment) => void;
}

/** One remark: who, about what, and what can be done with it. Its text is text, whatever is written in it. */
export function CommentItem({ comment, ...acts }: CommentActs & { comment: Comment }): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-comments');
  const { name, isGuest, linkLabel, text, at, own, linkId } = comment;
  const act = { look: 'quiet', className: small } as const;
  const place = acts.nameOf(comment);
  return (
    <li className={styles.root}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        {linkLabel !== null && (
          <span className={styles.quiet}>
            {isGuest ? t('guestOf', { label: linkLabel }) : t('toGuests', { label: linkLabel })}
          </span>
        )}
        <span className={styles.quiet}>
          <RelativeTime at={at} />
        </span>
        {!isOpen(comment) && <span className={styles.quiet}>{resolvedWords(comment)}</span>}
      </div>
      <p className={styles.text}>{text}</p>
      <div className={styles.acts}>
        {acts.onShow ? (
          <PlainButton {...act} aria-label={t('showAt', { place })} onClick={() => acts.onShow?.(comment)}>
            {place}
          </PlainButton>
        ) : (
          <span className={styles.quiet}>{place}</span>
        )}
        {acts.onAnswer && linkId !== null && (
          <PlainButton {...act} onClick={() => acts.onAnswer?.(comment)}>
            {t('answer')}
          </PlainButton>
        )}
        {acts.onResolve && (
          <PlainButton {...act} onClick={() => acts.onResolve?.(comment)}>
            {isOpen(comment) ? t('resolve') : t('reopen')}
          </PlainButton>
        )}
        {own && (
          <PlainButton {...act} onClick={() => acts.onRemove(comment)}>
            {t('remove')}
          </PlainButton>
        )}
      </div>
    </li>
  );

  function resolvedWords({ resolvedBy }: Comment): string {
    return resolvedBy === null ? t('resolved') : t('resolvedBy', { name: resolvedBy });
  }
}
