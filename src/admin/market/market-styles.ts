import { makeStyles, tokens } from '@fluentui/react-components';

export const useMarketAdminStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  wide: { overflowX: 'auto', minWidth: 0 },
  position: { width: '88px' },
  subtitle: { margin: '8px 0 0', fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  editor: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  fields: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))', gap: '12px' },
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    margin: 0,
    padding: '8px 12px 12px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  legend: { paddingInline: '4px', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
});
