import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { pageWidth } from './page-width';

const useStyles = makeStyles({
  root: {
    ...pageWidth,
    overflow: 'hidden',
    // The place is kept from the first frame; the shape shows only when the wait gets noticeable.
    opacity: 0,
    animationName: { to: { opacity: 1 } },
    animationDuration: '200ms',
    animationDelay: '150ms',
    animationFillMode: 'forwards',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
  lines: { maxWidth: '720px', marginInline: 'auto', paddingTop: '24px' },
  line: {
    height: '14px',
    marginBottom: '16px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralStencil1,
    ':first-child': { height: '24px', width: '52%', marginBottom: '24px' },
    ':nth-child(4n)': { width: '86%' },
    ':nth-child(5n)': { width: '64%', marginBottom: '32px' },
  },
});

/** A title and lines of text, as many as there is room for. */
const ROOM = { title: 72, line: 36, most: 11 };

/** Keeps a place of that height while something loads, in the shape of a text. What is lower than a line shows nothing. */
export function Skeleton({ height, ref }: { height: number; ref?: Ref<HTMLDivElement> }): ReactNode {
  const styles = useStyles();
  const lines = height < ROOM.title ? 0 : Math.min(ROOM.most, 1 + Math.floor((height - ROOM.title) / ROOM.line));
  return (
    <div ref={ref} className={styles.root} style={{ height }} aria-hidden="true" data-skeleton>
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of nothing have no other name
          <div key={index} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
