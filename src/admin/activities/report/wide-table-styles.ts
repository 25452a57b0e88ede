import { makeStyles, tokens } from '@fluentui/react-components';

/** Tables of numbers, which scroll sideways where they do not fit. */
export const useWideTableStyles = makeStyles({
  scrolls: { overflow: 'auto', maxHeight: '420px', minWidth: 0 },
  table: {
    borderCollapse: 'collapse',
    minWidth: '100%',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '& th, & td': {
      padding: '6px 12px',
      textAlign: 'start',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& th': { fontWeight: tokens.fontWeightRegular, minWidth: '72px', maxWidth: '260px', overflowWrap: 'anywhere' },
    '& thead th': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2, verticalAlign: 'bottom' },
  },
});
