import { makeStyles } from '@fluentui/react-components';
import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';

const useStyles = makeStyles({
  // Black on white in dark mode too, because cameras cannot read it otherwise.
  root: { display: 'block', width: '180px', height: '180px', borderRadius: '4px', backgroundColor: '#fff' },
});

/** Draws the code locally, so the secret is sent to no service. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
  const styles = useStyles();
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 3 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: dark.join('') };
  }, [text]);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
