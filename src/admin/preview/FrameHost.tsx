import { makeStyles } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';

const useStyles = makeStyles({
  // Rendered, or browsers would not lay it out like a page; but invisible, and out of reach of pointer, keyboard and screen reader.
  root: { position: 'fixed', inset: 0, overflow: 'hidden', opacity: 0, pointerEvents: 'none', zIndex: -1 },
});

/** Holds the frames of a pool. */
export function FrameHost({ ref }: { ref: Ref<HTMLDivElement> }): ReactNode {
  const styles = useStyles();
  return <div ref={ref} className={styles.root} aria-hidden="true" inert />;
}
