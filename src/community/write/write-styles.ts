import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

export const useWriteStyles = makeStyles({
  field: { display: 'block', marginBottom: '16px' },
  label: { display: 'block', marginBottom: '4px', padding: 0, fontSize: '14px', fontWeight: tokens.fontWeightSemibold },
  control: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '40px',
    padding: '8px 12px',
    // Phones zoom into smaller text.
    fontSize: '16px',
    fontFamily: 'inherit',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** What floats above a field stands in the same element. */
  place: { position: 'relative' },
  area: { display: 'block', resize: 'vertical', lineHeight: '26px' },
  /** What is in it asks for its width. */
  wide: { containerType: 'inline-size' },
  sides: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px 24px',
    '@container (min-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
  preview: {
    boxSizing: 'border-box',
    minHeight: '120px',
    maxHeight: '640px',
    overflowY: 'auto',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** Keeps the place beside the field; below it, there is nothing to keep. */
  waiting: { margin: 0, '@container (max-width: 859.9px)': { display: 'none' } },
  toolbar: { display: 'flex', flexWrap: 'wrap', gap: '2px', marginBottom: '4px' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
    gap: '0 16px',
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '8px' },
  check: { display: 'flex', alignItems: 'baseline', gap: '8px', marginTop: '12px', fontSize: '14px' },
  fault: { margin: '4px 0 0', fontSize: '13px', color: tokens.colorStatusDangerForeground1 },
  quiet: { fontSize: '13px', color: tokens.colorNeutralForeground2 },
});
