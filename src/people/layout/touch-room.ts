import type { GriffelStyle } from '@fluentui/react-components';

/** For forms and pages: enlarges controls on touch screens. With a mouse, they stay compact. */
export const touchRoom = {
  '@media (pointer: coarse)': {
    '& .fui-Button': { minHeight: '44px', minWidth: '44px' },
    '& .fui-Radio': { minHeight: '44px', alignItems: 'center' },
    '& .fui-Input, & .fui-Select__select, & .fui-Tab, & button.fui-Link': { minHeight: '44px' },
  },
} satisfies GriffelStyle;
