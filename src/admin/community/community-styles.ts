import { makeStyles, tokens } from '@fluentui/react-components';

export const useCommunityStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  figures: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
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
    '& dd': { margin: 0 },
  },
  value: { fontSize: tokens.fontSizeBase500, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  form: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '8px 12px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '& > span': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  },
});
