import { makeStyles, shorthands, tokens } from '@fluentui/react-components';
import { portalTokens } from '@/ui/theme/make-portal-theme';

export const useTurnStyles = makeStyles({
  // The pinned question extends 44px below the text of its turn; with less padding it would cover the next heading.
  turn: { scrollMarginTop: '8px', paddingBottom: '52px' },
  // Leaves room for the question to be at the top of the view from the first word of its answer.
  last: { minHeight: 'calc(100dvh - 170px)', '@media print': { minHeight: 0 } },
  question: {
    margin: 0,
    marginBottom: '16px',
    fontSize: '24px',
    lineHeight: '34px',
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAutospace: 'normal',
    // A single character can be wider than the column ("﷽"), and it cannot be wrapped.
    overflowX: 'clip',
    '@media (max-width: 768px)': { fontSize: '20px', lineHeight: '30px' },
  },
  long: { fontSize: '16px', lineHeight: '26px', fontWeight: tokens.fontWeightRegular },
  folded: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '6',
    '@media print': { display: 'block' },
    ...shorthands.overflow('hidden'),
  },
  more: { marginBottom: '16px', marginTop: '-8px' },
  pin: {
    position: 'sticky',
    zIndex: 5,
    top: 0,
    // The negative margin cancels its height, so it scrolls out together with its answer.
    height: '44px',
    marginBottom: '-44px',
    pointerEvents: 'none',
  },
  pinned: {
    boxSizing: 'border-box',
    height: '44px',
    marginInline: '-16px',
    paddingInline: '16px',
    fontSize: '15px',
    lineHeight: '44px',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    backgroundColor: portalTokens.page,
    boxShadow: `0 1px 0 ${tokens.colorNeutralStroke2}`,
    ...shorthands.overflow('hidden'),
  },
});
