import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { clampLines } from '@/ui/card-styles';
import { pageWidth } from '@/ui/page-width';

const wide = '@media (min-width: 900px)';

export const useHallStyles = makeStyles({
  reading: { ...pageWidth, maxWidth: 'calc(720px + 2 * var(--mw-gutter, 32px))', paddingBlock: '32px 64px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
  primary: { textDecorationLine: 'none' },
  lead: { margin: '0 0 12px', fontSize: '14px', lineHeight: '22px', color: tokens.colorNeutralForeground2 },
  filters: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px', marginBlock: '12px 4px' },
  filter: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: '14px', minWidth: 0, maxWidth: '100%' },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    position: 'relative',
    display: 'grid',
    gap: '6px',
    minWidth: 0,
    paddingBlock: '16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  rowTitle: { margin: 0, fontSize: '17px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  start: { ...clampLines(2), margin: 0, fontSize: '14px', lineHeight: '22px', color: tokens.colorNeutralForeground2 },
  quantities: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  quantity: {
    padding: '2px 10px',
    fontSize: '13px',
    lineHeight: '20px',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    borderRadius: tokens.borderRadiusCircular,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke1),
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    gap: '6px 16px',
    margin: '16px 0',
    fontSize: '15px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
  },
  term: { color: tokens.colorNeutralForeground2 },
  value: { margin: 0, fontVariantNumeric: 'tabular-nums' },
  note: {
    margin: '16px 0',
    padding: '12px 16px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  text: { fontSize: '16px', lineHeight: '1.7', overflowWrap: 'anywhere' },
  section: { marginTop: '32px' },
  sectionTitle: { margin: '0 0 8px', fontSize: '18px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  form: { display: 'grid', gap: '16px', marginTop: '16px' },
  pair: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [wide]: { gridTemplateColumns: '1fr 1fr' },
  },
  line: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto', alignItems: 'end' },
  group: { display: 'grid', gap: '8px', minWidth: 0, margin: 0, padding: 0, ...shorthands.borderWidth(0) },
  legend: { padding: '0 0 4px', fontSize: '14px', lineHeight: '20px' },
  check: { display: 'flex', alignItems: 'center', gap: '8px', fontSize: '14px', lineHeight: '20px' },
});
