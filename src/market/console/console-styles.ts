import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

export const useConsoleStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlock: '8px' },
  bar: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlock: '12px' },
  line: { margin: 0 },
  notice: {
    margin: '0 0 12px',
    padding: '12px',
    fontSize: '14px',
    lineHeight: '22px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
    overflowWrap: 'anywhere',
  },
  preview: {
    marginBlock: '16px',
    padding: '16px',
    borderRadius: tokens.borderRadiusXLarge,
    ...shorthands.border('1px', 'dashed', tokens.colorNeutralStroke1),
  },
  wide: { overflowX: 'auto' },
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '20px' },
  whole: { whiteSpace: 'nowrap' },
  caption: { textAlign: 'start', paddingBlock: '8px' },
  cell: {
    padding: '8px 12px 8px 0',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  number: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  form: { display: 'grid', gap: '12px', maxWidth: '560px', marginBlock: '16px' },
  section: { marginTop: '32px' },
});
