import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { pageWidth } from '@/ui/page-width';
import { touchTarget } from '@/ui/touch-target';

export const usePageStyles = makeStyles({
  root: { ...pageWidth, maxWidth: '880px', paddingBlock: '32px 64px', color: tokens.colorNeutralForeground1 },
  title: { margin: '0 0 16px', fontSize: tokens.fontSizeBase600, lineHeight: 1.35, fontWeight: 600 },
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginBottom: '12px',
  },
  tabs: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px' },
  tab: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '36px',
    fontSize: '15px',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderBottom: '2px solid transparent',
    ...touchTarget,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
  here: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
  },
  card: {
    padding: '4px',
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStroke2),
  },
  none: { margin: 0, padding: '32px 16px', textAlign: 'center', color: tokens.colorNeutralForeground2 },
});
