import { makeStyles, Skeleton, SkeletonItem } from '@fluentui/react-components';
import { type ReactNode, useEffect, useState } from 'react';

const useStyles = makeStyles({ root: { display: 'flex', flexDirection: 'column', gap: '10px', paddingBlock: '8px' } });

/** Content that arrives sooner needs no announcement. */
const PATIENCE_MS = 150;

/** Placeholders for rows, at their final height. */
export function RowsSkeleton({ rows = 6, height = 44 }: { rows?: number; height?: number }): ReactNode {
  const styles = useStyles();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return <div style={{ minHeight: rows * (height + 10) }} />;
  return (
    <Skeleton className={styles.root} aria-hidden>
      {Array.from({ length: rows }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <SkeletonItem key={n} style={{ height }} />
      ))}
    </Skeleton>
  );
}
