import type { GriffelStyle } from '@fluentui/react-components';

/** Big enough for a finger where fingers point; a mouse keeps the dense look. */
export const touchTarget = {
  '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
} satisfies GriffelStyle;
