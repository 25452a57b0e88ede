import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import { CopyRegular } from '@fluentui/react-icons/svg/copy';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Copied, copyOut } from '../copy-out';
import { touchTarget } from '../touch-target';

const useStyles = makeStyles({
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: '28px',
    ...touchTarget,
    paddingInline: '8px',
    fontFamily: 'inherit',
    fontSize: '12px',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '& > svg': { fontSize: '16px', flexShrink: 0 },
    ...shorthands.border('0'),
    ':hover': { color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

interface Props {
  label: string;
  done: string;
  failed: string;
  /** Replaces the copy icon where several of these stand next to each other. */
  icon?: ReactNode;
  read: () => string | Copied;
}

/** A copy button that shows the outcome on itself, which is less intrusive than a toast. */
export function CopyButton({ label, done, failed, icon, read }: Props) {
  const styles = useStyles();
  const [outcome, setOutcome] = useState<'none' | 'done' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const what = read();
    const worked = await copyOut(typeof what === 'string' ? { text: what } : what);
    setOutcome(worked ? 'done' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome('none'), 2_000);
  };
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      data-failed={outcome === 'failed' || undefined}
      onClick={() => void copy()}
    >
      {outcome === 'done' ? <CheckmarkRegular aria-hidden /> : (icon ?? <CopyRegular aria-hidden />)}
      <span aria-live="polite">{outcome === 'done' ? done : outcome === 'failed' ? failed : label}</span>
    </button>
  );
}
