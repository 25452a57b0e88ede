import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { diffWords } from './diff-words';

const useStyles = makeStyles({
  root: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  removed: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    textDecorationLine: 'line-through',
  },
  added: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground1,
    textDecorationLine: 'none',
  },
  mark: { padding: '0 2px', borderRadius: '2px' },
});

const TAGS = { same: 'span', removed: 'del', added: 'ins' } as const;

/** Before and after in one line; long texts whole, one after the other. */
export function TextDiff({ from, to }: { from: string; to: string }): ReactNode {
  const styles = useStyles();
  const segments = diffWords(from, to) ?? [
    { kind: 'removed' as const, text: from },
    { kind: 'added' as const, text: to },
  ];
  return (
    <p className={styles.root}>
      {segments.map(({ kind, text }, n) => {
        const Tag = TAGS[kind];
        // Segments have no identity but their position, and are never edited.
        const key = n;
        return (
          <Tag key={key} className={kind === 'same' ? '' : mergeClasses(styles.mark, styles[kind])}>
            {text}
          </Tag>
        );
      })}
    </p>
  );
}
