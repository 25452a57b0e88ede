import { makeStyles, tokens } from '@fluentui/react-components';

export const PHONE = '@media (max-width: 768px)';

/** A read-only table; on a phone each row is a block, without the header. */
export const useTableStyles = makeStyles({
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
      verticalAlign: 'top',
      borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
      overflowWrap: 'anywhere',
      [PHONE]: { display: 'block', padding: '1px 0', border: 'none' },
    },
    '& tbody': { [PHONE]: { display: 'block' } },
    '& thead': { [PHONE]: { display: 'none' } },
    '& tbody tr': {
      [PHONE]: { display: 'block', padding: '12px 16px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    },
    '& tbody tr:last-child': { [PHONE]: { borderBottom: 'none' } },
    '& tbody tr:last-child td': { borderBottom: 'none' },
  },
  link: { color: tokens.colorBrandForegroundLink },
  time: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  pages: { display: 'flex', gap: '8px' },
});
