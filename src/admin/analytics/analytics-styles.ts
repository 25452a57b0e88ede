import { makeStyles, tokens } from '@fluentui/react-components';

export const useAnalyticsStyles = makeStyles({
  form: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
    gap: '12px',
    margin: 0,
  },
  figure: {
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '& dt': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  },
  note: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  scroll: {
    overflowX: 'auto',
    maxHeight: '420px',
    overflowY: 'auto',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      padding: '8px 12px',
      textAlign: 'end',
      whiteSpace: 'nowrap',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    },
    '& th': { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
    '& th:first-child': { textAlign: 'start' },
    '& thead th': {
      position: 'sticky',
      top: 0,
      backgroundColor: tokens.colorNeutralBackground1,
      color: tokens.colorNeutralForeground3,
    },
  },
  pair: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))', gap: '16px' },
  part: { minWidth: 0 },
  title: { margin: '0 0 8px', fontSize: tokens.fontSizeBase400 },
});
