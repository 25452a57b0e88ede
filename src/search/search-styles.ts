import { makeStyles, tokens } from '@fluentui/react-components';
import { clampLines } from '@/ui/card-styles';
import { pageWidth } from '@/ui/page-width';
import { tabStrip } from '@/ui/tab-strip';
import { touchTarget } from '@/ui/touch-target';

const focus = { outline: `2px solid ${tokens.colorStrokeFocus2}` };

export const useSearchStyles = makeStyles({
  root: { ...pageWidth, paddingBlock: '32px 64px' },
  column: { maxWidth: '860px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 12px',
    marginBottom: '20px',
  },
  title: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  tabs: { ...tabStrip, marginBottom: '16px' },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '40px',
    marginBottom: '-1px',
    fontSize: '15px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderBottom: '2px solid transparent',
    ...touchTarget,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': focus,
  },
  tabHere: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
  },
  count: { fontSize: '13px', color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums' },
  group: { marginBottom: '32px' },
  groupTitle: { margin: 0, fontSize: '18px', lineHeight: '26px', fontWeight: tokens.fontWeightSemibold },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { paddingBlock: '14px', borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  rowTitle: {
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { ...focus, borderRadius: '4px' },
  },
  text: {
    ...clampLines(2),
    marginBlock: '2px 0',
    fontSize: '14px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
  },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    marginTop: '4px',
    fontSize: '13px',
    lineHeight: '20px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  solved: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorStatusSuccessForeground1,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    fontSize: '14px',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    ...touchTarget,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { ...focus, borderRadius: '4px' },
  },
  note: { margin: '0 0 12px', fontSize: '14px', lineHeight: '22px', color: tokens.colorNeutralForeground2 },
});
