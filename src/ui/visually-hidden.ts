import type { GriffelStyle } from '@fluentui/react-components';

/** Visible to screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} satisfies GriffelStyle;
