import { makeStyles, tokens } from '@fluentui/react-components';

export const useActivitiesStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  choice: {
    minWidth: 0,
    maxWidth: '100%',
    '& .fui-Select': { maxWidth: '100%' },
    '& select': { width: '100%', minWidth: 0 },
  },
  wide: { overflowX: 'auto', minWidth: 0 },
  name: { color: tokens.colorBrandForegroundLink, fontWeight: tokens.fontWeightSemibold },
  funnel: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 14px',
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    '& > div': { display: 'flex', gap: '4px' },
    '& dt': { color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
    gap: '12px',
    margin: 0,
  },
  figure: {
    display: 'flex',
    flexDirection: 'column',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '& dt': { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
    '& dd': { margin: 0, fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold },
  },
});
