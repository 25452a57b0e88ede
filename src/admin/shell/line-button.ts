import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** A line of a list that can be pressed. */
export const lineButton = {
  display: 'flex',
  gap: '8px',
  minHeight: '28px',
  fontFamily: 'inherit',
  fontSize: tokens.fontSizeBase200,
  textAlign: 'start',
  color: tokens.colorNeutralForeground1,
  backgroundColor: 'transparent',
  border: 0,
  borderRadius: tokens.borderRadiusMedium,
  cursor: 'pointer',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
} satisfies GriffelStyle;
