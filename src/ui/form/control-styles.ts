import { makeStyles, tokens } from '@fluentui/react-components';

/** Dense controls of the workbench: 28 pixels high, in Fluent's colours. */
export const useControlStyles = makeStyles({
  control: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '28px',
    padding: '3px 8px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusSmall,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '0px' },
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    ':read-only': { backgroundColor: tokens.colorNeutralBackground3 },
  },
  invalid: { border: `1px solid ${tokens.colorPaletteRedBorderActive}` },
  area: { fieldSizing: 'content', minHeight: '52px', maxHeight: '240px', resize: 'vertical' },
  select: { ':read-only': { backgroundColor: tokens.colorNeutralBackground1 } },
  row: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  stack: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  grow: { flexGrow: 1, minWidth: 0 },
  small: { minHeight: '28px', minWidth: '28px', padding: '3px 8px', flexShrink: 0, fontSize: tokens.fontSizeBase200 },
  icon: { minHeight: '28px', minWidth: '28px', padding: '3px', flexShrink: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
  fault: { margin: 0, color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200, lineHeight: '16px' },
});
