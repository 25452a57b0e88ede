import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';
import { pageWidth } from './page-width';

const useStyles = makeStyles({
  root: {
    ...pageWidth,
    overflow: 'hidden',
    // The space is reserved from the first frame; the shape appears only after 150 ms.
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

/** Heights of the title and of a line in pixels, and the maximum number of lines. */
const ROOM = { title: 72, line: 36, most: 11 };

/** Reserves the height while content loads and draws title and text lines in it; below a title's height, none. */
export function Skeleton({ height, ref }: { height: number; ref?: Ref<HTMLDivElement> }): ReactNode {
  const styles = useStyles();
  const lines = height < ROOM.title ? 0 : Math.min(ROOM.most, 1 + Math.floor((height - ROOM.title) / ROOM.line));
  return (
    <div ref={ref} className={styles.root} style={{ height }} aria-hidden="true" data-skeleton>
      <div className={styles.lines}>
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have no id.
          <div key={index} className={styles.line} />
        ))}
      </div>
    </div>
  );
}
