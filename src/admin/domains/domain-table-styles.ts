import { makeStyles, tokens } from '@fluentui/react-components';

const PHONE = '@media (max-width: 768px)';

/** One table; on a phone each row is a card. */
export const useDomainTableStyles = makeStyles({
  table: {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    [PHONE]: { display: 'block' },
    '& th': {
      padding: '10px 16px',
      textAlign: 'start',
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightSemibold,
      color: tokens.colorNeutralForeground3,
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
    '& td': {
      padding: '10px 16px',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      [PHONE]: { display: 'block', padding: '2px 0', border: 'none' },
    },
    '& tbody tr:last-child td': { borderBottom: 'none' },
    '& tbody': { [PHONE]: { display: 'block' } },
  },
  head: { [PHONE]: { display: 'none' } },
  row: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [PHONE]: {
      display: 'block',
      position: 'relative',
      padding: '12px 48px 12px 16px',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
  link: {
    display: 'block',
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
  },
  domain: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  badges: { whiteSpace: 'nowrap', display: 'flex', flexWrap: 'wrap', gap: '4px' },
  message: {
    maxWidth: '380px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [PHONE]: { maxWidth: 'none', whiteSpace: 'normal' },
  },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  more: { width: '48px', [PHONE]: { position: 'absolute', top: '8px', right: '8px' } },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
