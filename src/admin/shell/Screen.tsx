import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1280px',
    margin: '0 auto',
    padding: '24px clamp(12px, 3vw, 32px) 64px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px 16px' },
  words: { flex: '1 1 280px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  text: { margin: '2px 0 0', color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface Props {
  title: string;
  text?: string | undefined;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: heading, purpose and actions. */
export function Screen({ title, text, actions, children }: Props): ReactNode {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
