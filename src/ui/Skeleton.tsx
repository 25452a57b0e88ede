import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1200px',
    marginInline: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground4,
    // The place is kept from the first frame; the shape shows only when the wait gets noticeable.
    opacity: 0,
    animationName: { to: { opacity: 0.6 } },
    animationDuration: '200ms',
    animationDelay: '150ms',
    animationFillMode: 'forwards',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
  },
});

/** Keeps a place of that height while something loads. */
export function Skeleton({ height }: { height: number }): ReactNode {
  const styles = useStyles();
  return <div className={styles.root} style={{ height }} aria-hidden="true" data-skeleton />;
}
