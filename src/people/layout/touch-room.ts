import type { GriffelStyle } from '@fluentui/react-components';

/** For a form or a page: where fingers point, all that can be pressed or typed in is high enough for one. A mouse keeps the dense look. */
export const touchRoom = {
  '@media (pointer: coarse)': {
    '& .fui-Button': { minHeight: '44px', minWidth: '44px' },
    '& .fui-Radio': { minHeight: '44px', alignItems: 'center' },
    '& .fui-Input, & .fui-Select__select, & .fui-Tab, & button.fui-Link': { minHeight: '44px' },
  },
} satisfies GriffelStyle;
