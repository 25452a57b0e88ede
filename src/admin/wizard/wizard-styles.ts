import { makeStyles, tokens } from '@fluentui/react-components';

export const useWizardStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '20px', maxWidth: '720px', minWidth: 0 },
  wide: { maxWidth: 'none' },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  set: { margin: 0, padding: 0, border: 0, minWidth: 0 },
  legend: { padding: 0, marginBottom: '4px', fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', flexWrap: 'wrap', gap: '0 16px' },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  // The way on stays in sight beside a tall preview.
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    padding: '10px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});
