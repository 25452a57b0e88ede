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
  /** What to copy, or why nothing is copied: what to do instead. */
  read: () => Read | Promise<Read>;
}

type Read = string | Copied | { instead: string };
type Outcome = 'none' | 'done' | 'failed';

/**
 * A copy button that shows the outcome on itself, which is less intrusive than a toast. What to do instead of copying
 * has to be read, so it stays until the button is left or pressed again.
 */
export function CopyButton({ label, done, failed, icon, read }: Props) {
  const styles = useStyles();
  const [outcome, setOutcome] = useState<Outcome | { instead: string }>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const what = await read();
    clearTimeout(timer.current);
    if (typeof what === 'object' && 'instead' in what) return setOutcome(what);
    const worked = await copyOut(typeof what === 'string' ? { text: what } : what);
    setOutcome(worked ? 'done' : 'failed');
    timer.current = setTimeout(() => setOutcome('none'), 2_000);
  };
  const instead = typeof outcome === 'object' ? outcome.instead : null;
  const says = outcome === 'done' ? done : outcome === 'failed' ? failed : (instead ?? label);
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      data-failed={outcome === 'failed' || instead !== null || undefined}
      onClick={() => void copy()}
      onBlur={() => instead !== null && setOutcome('none')}
    >
      {outcome === 'done' ? <CheckmarkRegular aria-hidden /> : (icon ?? <CopyRegular aria-hidden />)}
      <span aria-live="polite">{says}</span>
    </button>
  );
}
