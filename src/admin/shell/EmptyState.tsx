import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '@/ui/EmptyDrawing';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    padding: '56px 16px',
    textAlign: 'center',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: '8px 0 0', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, maxWidth: '460px', color: tokens.colorNeutralForeground2 },
  action: { marginTop: '12px' },
});

interface Props {
  title: string;
  text: string;
  action?: ReactNode;
}

/** States what belongs here and how to add it. */
export function EmptyState({ title, text, action }: Props): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <EmptyDrawing />
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
