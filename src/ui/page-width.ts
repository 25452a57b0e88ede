import type { GriffelStyle } from '@fluentui/react-components';

/** Content is at most 1,200 wide and keeps its distance from the edge; inside a column the column has done so already. */
export const pageWidth = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'calc(1200px + 2 * var(--mw-gutter, 32px))',
  marginInline: 'auto',
  paddingInline: 'var(--mw-gutter, clamp(16px, 4vw, 32px))',
} satisfies GriffelStyle;
