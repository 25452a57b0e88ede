import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { touchTarget } from '@/ui/touch-target';

const focus = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' };

export const useSettingsStyles = makeStyles({
  mail: {
    margin: '0 0 20px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  label: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '32px',
    overflowWrap: 'anywhere',
    ...touchTarget,
  },
  note: { margin: '4px 0 0', fontSize: '14px', color: tokens.colorNeutralForeground2 },
  link: { color: tokens.colorBrandForegroundLink },
  box: { flexShrink: 0, width: '18px', height: '18px', margin: 0, accentColor: tokens.colorCompoundBrandBackground },
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: '12px', textAlign: 'start' },
  what: { width: '100%', textAlign: 'start', fontSize: '13px', fontWeight: tokens.fontWeightRegular },
  column: {
    paddingInline: '8px',
    fontSize: '13px',
    fontWeight: tokens.fontWeightRegular,
    color: tokens.colorNeutralForeground2,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  group: { padding: '20px 0 6px', fontSize: '15px', fontWeight: tokens.fontWeightSemibold, textAlign: 'start' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  kind: { padding: '6px 0', fontWeight: tokens.fontWeightRegular, textAlign: 'start', overflowWrap: 'anywhere' },
  cell: { padding: '6px 8px' },
  target: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '32px',
    minHeight: '32px',
    ...touchTarget,
  },
  select: {
    minHeight: '32px',
    maxWidth: '100%',
    paddingInline: '8px',
    font: 'inherit',
    fontSize: '14px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ...touchTarget,
    ':focus-visible': focus,
    ':disabled': {
      color: tokens.colorNeutralForegroundDisabled,
      ...shorthands.borderColor(tokens.colorNeutralStrokeDisabled),
    },
  },
});
