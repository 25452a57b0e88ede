import { makeStyles, tokens } from '@fluentui/react-components';

/** List rows: text on the left, actions on the right; stacked if narrow. */
export const useRowStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: '44px',
    paddingBlock: '6px',
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
    ':first-child': { borderTop: 'none' },
  },
  words: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  sub: { display: 'block', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  // A full line, whatever the width of the content.
  below: { flex: '1 1 100%' },
  ways: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  link: { color: tokens.colorBrandForegroundLink, overflowWrap: 'anywhere' },
  hint: { margin: 0, color: tokens.colorNeutralForeground2 },
});
