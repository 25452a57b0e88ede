import { makeStyles, tokens } from '@fluentui/react-components';
import { clampLines } from '@/ui/card-styles';
import { touchTarget } from '@/ui/touch-target';
import { visuallyHidden } from '@/ui/visually-hidden';

const focus = { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' };

export const useNotificationStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, ':first-child': { borderTop: 'none' } },
  link: {
    position: 'relative',
    display: 'block',
    padding: '10px 12px 10px 28px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': focus,
  },
  dot: {
    position: 'absolute',
    insetInlineStart: '10px',
    top: '17px',
    width: '8px',
    height: '8px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
  what: { display: 'block', fontSize: '14px', lineHeight: '22px' },
  unread: { fontWeight: tokens.fontWeightSemibold },
  title: { ...clampLines(2), fontSize: '14px', lineHeight: '22px', color: tokens.colorNeutralForeground2 },
  facts: {
    display: 'block',
    fontSize: '12px',
    lineHeight: '18px',
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: 'tabular-nums',
  },
  hidden: visuallyHidden,
  surface: { boxSizing: 'border-box', width: 'min(380px, 92vw)', padding: '8px' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    padding: '4px 8px 8px 12px',
  },
  panelTitle: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  scroll: { maxHeight: 'min(60vh, 480px)', overflowY: 'auto' },
  none: { margin: 0, padding: '16px 12px 20px', fontSize: '14px', color: tokens.colorNeutralForeground2 },
  foot: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '8px 12px 4px' },
  footLink: {
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
});
