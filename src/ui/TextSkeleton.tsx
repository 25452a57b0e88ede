import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    padding: '24px',
    // Content that loads quickly needs no skeleton.
    opacity: 0,
    animationName: { to: { opacity: 1 } },
    animationDuration: '200ms',
    animationDelay: '150ms',
    animationFillMode: 'forwards',
  },
  line: { height: '14px', marginBottom: '14px', borderRadius: '4px', backgroundColor: tokens.colorNeutralStencil1 },
  title: { height: '24px', width: '45%', marginBottom: '24px' },
  short: { width: '62%', marginBottom: '32px' },
  label: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
    ...shorthands.overflow('hidden'),
  },
});

/** A placeholder in the shape of a text that is loading. */
export function TextSkeleton({ label, paragraphs = 2 }: { label: string; paragraphs?: number }) {
  const styles = useStyles();
  return (
    <div className={styles.root} aria-busy="true">
      <span className={styles.label} role="status">
        {label}
      </span>
      <div className={mergeClasses(styles.line, styles.title)} />
      {Array.from({ length: paragraphs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have no id.
        <div key={index}>
          <div className={styles.line} />
          <div className={styles.line} />
          <div className={mergeClasses(styles.line, styles.short)} />
        </div>
      ))}
    </div>
  );
}
