import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { visuallyHidden } from '@/ui/visually-hidden';

export const useConsoleStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginBlock: '8px' },
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginBlock: '12px' },
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
  table: { width: '100%', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '20px' },
  /** On phones each row is a card, whose cells say what they are; nothing scrolls sideways. */
  stacked: {
    '@media (max-width: 640px)': {
      '&, & caption, & tbody': { display: 'block' },
      '& thead': visuallyHidden,
      '& tr': {
        display: 'grid',
        gap: '4px',
        paddingBlock: '12px',
        borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '& th, & td': { padding: 0, borderBottomStyle: 'none', textAlign: 'start', overflowWrap: 'anywhere' },
      '& [data-label]': { position: 'relative', minHeight: '20px', paddingInlineStart: '128px' },
      '& [data-label]::before': {
        content: 'attr(data-label)',
        position: 'absolute',
        insetInlineStart: 0,
        width: '116px',
        color: tokens.colorNeutralForeground2,
      },
    },
  },
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
