import { makeStyles, tokens } from '@fluentui/react-components';
import { visuallyHidden } from '@/ui/visually-hidden';
import { PHONE } from '../shell/table-styles';

/** What the list of domains adds to a table: rows that are links, with a menu in the corner. */
export const useDomainTableStyles = makeStyles({
  row: {
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground1Hover },
    // Doubled, to override the table's own rule whatever the order of the two.
    '&& td': { verticalAlign: 'middle' },
    '&& td:not(:last-child)': { [PHONE]: { paddingInlineEnd: '56px' } },
    [PHONE]: { position: 'relative' },
  },
  link: {
    display: 'block',
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
  },
  domain: { overflowWrap: 'anywhere' },
  badges: { whiteSpace: 'nowrap', display: 'flex', flexWrap: 'wrap', gap: '4px' },
  message: {
    maxWidth: '380px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    [PHONE]: { maxWidth: 'none', whiteSpace: 'normal' },
  },
  more: { width: '48px', [PHONE]: { position: 'absolute', top: '8px', right: '8px' } },
  hidden: { ...visuallyHidden },
});
