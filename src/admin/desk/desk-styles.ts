import { makeStyles, tokens } from '@fluentui/react-components';

export const useDeskStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  inside: { marginTop: '8px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px' },
  wide: { overflowX: 'auto', minWidth: 0 },
  work: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    overflowWrap: 'anywhere',
  },
  text: { margin: 0, whiteSpace: 'pre-wrap' },
  link: { color: tokens.colorBrandForegroundLink },
  score: { width: '96px' },
});
