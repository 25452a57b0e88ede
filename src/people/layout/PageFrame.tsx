import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Heading } from '@/ui/Heading';
import { pageWidth } from '@/ui/page-width';
import { touchRoom } from './touch-room';

const useStyles = makeStyles({
  root: { ...touchRoom, ...pageWidth, maxWidth: '880px', paddingBlock: '32px', color: tokens.colorNeutralForeground1 },
  title: { margin: '0 0 20px', fontSize: tokens.fontSizeBase600, lineHeight: 1.35, fontWeight: 600 },
  lead: { margin: '-12px 0 20px', maxWidth: '640px', lineHeight: 1.6, color: tokens.colorNeutralForeground2 },
  card: {
    boxSizing: 'border-box',
    marginBottom: '16px',
    padding: '20px 24px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 480px)': { padding: '16px' },
  },
  head: { margin: '0 0 12px', fontSize: tokens.fontSizeBase400, fontWeight: 600 },
});

interface Props {
  level: 1 | 2 | 3 | 4;
  title: string;
  /** What the page is for. */
  lead?: string;
  children: ReactNode;
}

/** A page of forms and lists about people: cards in one column. */
export function PageFrame({ level, title, lead, children }: Props): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <Heading level={level} className={styles.title}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

interface CardProps {
  title?: string;
  className?: string;
  children: ReactNode;
}

export function PageCard({ title, className, children }: CardProps): ReactNode {
  const styles = useStyles();
  return (
    <section className={mergeClasses(styles.card, className)} aria-label={title}>
      {title && <h2 className={styles.head}>{title}</h2>}
      {children}
    </section>
  );
}
