import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ComponentProps, ReactNode } from 'react';
import { touchTarget } from './touch-target';

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '6px',
    minHeight: '32px',
    minWidth: '32px',
    padding: '4px 12px',
    font: 'inherit',
    lineHeight: '20px',
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    cursor: 'pointer',
    ...touchTarget,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':disabled': { color: tokens.colorNeutralForegroundDisabled, cursor: 'not-allowed' },
  },
  primary: {
    border: '1px solid transparent',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
    // The disabled text would be unreadable on the brand colour.
    ':disabled': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
    ':disabled:hover': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
  },
  quiet: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  icon: { padding: '4px' },
});

interface Props extends ComponentProps<'button'> {
  look?: 'outline' | 'primary' | 'quiet';
  /** Contains only an icon: square, and needs an `aria-label`. */
  iconOnly?: boolean;
}

/**
 * A native button in the theme's colours. Fluent's Button adds focus and menu code that the first page does not need.
 */
export function PlainButton({ look = 'outline', iconOnly, className, ...rest }: Props): ReactNode {
  const styles = useStyles();
  const chosen = look === 'outline' ? undefined : styles[look];
  return (
    <button type="button" {...rest} className={mergeClasses(styles.root, chosen, iconOnly && styles.icon, className)} />
  );
}
