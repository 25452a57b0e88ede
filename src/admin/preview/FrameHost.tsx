import { makeStyles } from '@fluentui/react-components';
import type { ReactNode, Ref } from 'react';

const useStyles = makeStyles({
  // Drawn, or browsers would not lay it out as they lay out a page; unseen, and out of reach of pointer, keyboard and screen reader.
  root: { position: 'fixed', inset: 0, overflow: 'hidden', opacity: 0, pointerEvents: 'none', zIndex: -1 },
});

/** Where frames of a pool live. */
export function FrameHost({ ref }: { ref: Ref<HTMLDivElement> }): ReactNode {
  const styles = useStyles();
  return <div ref={ref} className={styles.root} aria-hidden="true" inert />;
}
