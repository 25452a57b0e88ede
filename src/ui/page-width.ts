import type { GriffelStyle } from '@fluentui/react-components';

/** Content is at most 1,200 pixels wide plus the gutter. Columns set `--mw-gutter` to 0. */
export const pageWidth = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'calc(1200px + 2 * var(--mw-gutter, 32px))',
  marginInline: 'auto',
  paddingInline: 'var(--mw-gutter, clamp(16px, 4vw, 32px))',
} satisfies GriffelStyle;
