import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

const line = `1px solid ${tokens.colorNeutralStroke2}`;

export const useCompareStyles = makeStyles({
  /** Above the end of the list, and above nothing else. */
  bar: {
    position: 'sticky',
    bottom: '16px',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    marginTop: '16px',
    padding: '12px 16px',
    fontSize: '14px',
    lineHeight: '20px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  grow: { flexGrow: 1 },
  check: {
    position: 'relative',
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    cursor: 'pointer',
  },
  scroll: { overflowX: 'auto', ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` } },
  table: { width: '100%', minWidth: '560px', borderCollapse: 'collapse', fontSize: '15px', lineHeight: '22px' },
  head: { padding: '8px 16px', verticalAlign: 'bottom', textAlign: 'start', borderBottom: line },
  name: {
    position: 'sticky',
    left: 0,
    width: '26%',
    padding: '8px 16px 8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'var(--mw-ground)',
    borderBottom: line,
    '@media (max-width: 600px)': { width: '96px', minWidth: '96px', fontSize: '13px', paddingInlineEnd: '8px' },
  },
  value: {
    padding: '8px 16px',
    verticalAlign: 'top',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    borderBottom: line,
  },
  differs: { fontWeight: tokens.fontWeightSemibold },
  missing: { color: tokens.colorNeutralForeground3 },
});
