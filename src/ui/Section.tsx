import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type ReactNode, useId } from 'react';
import { Heading } from './Heading';
import { pageWidth } from './page-width';

const useStyles = makeStyles({
  root: { ...pageWidth, paddingBlock: '20px' },
  head: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px', marginBottom: '16px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    overflowWrap: 'anywhere',
  },
});

interface Props {
  /** A section without one is a plain part of the page. */
  title: string | undefined;
  level: 1 | 2 | 3 | 4;
  /** Next to the heading, such as a button. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of the page with its heading, as wide as the page content. */
export function Section({ title, level, aside, className, children }: Props): ReactNode {
  const styles = useStyles();
  const id = useId();
  const root = mergeClasses(styles.root, className);
  if (!title) return <div className={root}>{children}</div>;
  return (
    <section aria-labelledby={id} className={root}>
      <div className={styles.head}>
        <Heading level={level} id={id} className={styles.title}>
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  );
}
