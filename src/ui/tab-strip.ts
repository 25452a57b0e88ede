import type { GriffelStyle } from '@fluentui/react-components';
import { tokens } from '@fluentui/react-components';

/** A row of links as tabs above a line. On phones it is one row that scrolls, not several with a line below the last. */
export const tabStrip = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  '@media (max-width: 768px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'none',
    paddingInline: '2px',
    '& > *': { flexShrink: 0 },
  },
} satisfies GriffelStyle;

/** As the ref of the tab that one is on: on phones it stands in the middle of the row, not out of sight. */
export function centreTab(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}
