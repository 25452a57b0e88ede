import type { GriffelStyle } from '@fluentui/react-components';

/** Large enough for a finger on touch screens; with a mouse, the layout stays dense. */
export const touchTarget = {
  '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
} satisfies GriffelStyle;
