import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { touchTarget } from './touch-target';

/** Filter and footer of a paged list. */
export const useListStyles = makeStyles({
  filter: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    marginBottom: '16px',
    '& > svg': {
      position: 'absolute',
      left: '12px',
      fontSize: '18px',
      color: tokens.colorNeutralForeground3,
      pointerEvents: 'none',
    },
  },
  field: {
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '44px',
    paddingInline: '40px 44px',
    fontFamily: 'inherit',
    fontSize: '16px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    ...shorthands.border('1px', 'solid', tokens.colorNeutralStrokeAccessible),
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
    '::-webkit-search-cancel-button': { display: 'none' },
  },
  clear: { position: 'absolute', right: '6px' },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px',
    marginTop: '24px',
  },
  page: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '36px',
    minHeight: '36px',
    ...touchTarget,
    fontSize: '14px',
    fontVariantNumeric: 'tabular-nums',
    color: tokens.colorNeutralForeground2,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusLarge,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  here: {
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    fontWeight: tokens.fontWeightSemibold,
  },
});
