import { Button, makeStyles, mergeClasses, ProgressBar, Spinner, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  row: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    padding: '8px 12px',
    ':not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  icon: { flex: '0 0 20px', marginTop: '1px', fontSize: '20px' },
  good: { color: tokens.colorStatusSuccessForeground1 },
  bad: { color: tokens.colorStatusDangerForeground1 },
  words: { flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  bar: { marginTop: '6px' },
});

export interface FileRowProps {
  name: string;
  size: string;
  /** How it stands, in words. */
  state: string;
  kind: 'busy' | 'good' | 'bad';
  /** What is wrong and what to do. */
  fault?: string | undefined;
  /** Sent share while it is being uploaded. */
  share?: number | undefined;
  remove?: { label: string; act: () => void } | undefined;
}

/** One file: its state in words, and what is wrong with it. */
export function FileRow({ name, size, state, kind, fault, share, remove }: FileRowProps): ReactNode {
  const styles = useStyles();
  return (
    <li className={styles.row}>
      {kind === 'busy' && <Spinner className={styles.icon} size="tiny" aria-label={state} />}
      {kind === 'good' && <CheckmarkCircleRegular className={mergeClasses(styles.icon, styles.good)} aria-hidden />}
      {kind === 'bad' && <ErrorCircleRegular className={mergeClasses(styles.icon, styles.bad)} aria-hidden />}
      <div className={styles.words}>
        <div>{name}</div>
        <div className={styles.quiet}>
          {size} · {state}
        </div>
        {fault && <div className={styles.bad}>{fault}</div>}
        {share !== undefined && <ProgressBar className={styles.bar} value={share} aria-label={state} />}
      </div>
      {remove && (
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={remove.label}
          onClick={remove.act}
        />
      )}
    </li>
  );
}
