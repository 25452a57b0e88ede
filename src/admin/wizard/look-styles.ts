import { makeStyles, tokens } from '@fluentui/react-components';

export const useLookStyles = makeStyles({
  choices: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: '12px',
    margin: 0,
    padding: 0,
    border: 0,
    minWidth: 0,
  },
  choice: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    overflow: 'hidden',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    ':focus-within': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  chosen: { boxShadow: `0 0 0 2px ${tokens.colorCompoundBrandStroke}` },
  name: { display: 'flex', alignItems: 'center', gap: '6px', padding: '8px 10px' },
  window: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    backgroundColor: tokens.colorNeutralBackground4,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  small: { height: '120px' },
  large: {
    height: 'min(60vh, 620px)',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  wait: { position: 'absolute', inset: 0 },
});
