import { type GriffelStyle, tokens } from '@fluentui/react-components';

/** A card that is one link. On hover, only its border changes. */
export const linkCard = {
  boxSizing: 'border-box',
  display: 'flex',
  minWidth: 0,
  padding: '16px',
  borderRadius: tokens.borderRadiusXLarge,
  border: `1px solid ${tokens.colorNeutralStroke2}`,
  backgroundColor: tokens.colorNeutralBackground1,
  color: tokens.colorNeutralForeground1,
  textDecorationLine: 'none',
  overflowWrap: 'anywhere',
  transitionProperty: 'border-color, background-color',
  transitionDuration: '120ms',
  ':hover': {
    borderTopColor: tokens.colorBrandStroke1,
    borderRightColor: tokens.colorBrandStroke1,
    borderBottomColor: tokens.colorBrandStroke1,
    borderLeftColor: tokens.colorBrandStroke1,
  },
  ':active': { backgroundColor: tokens.colorNeutralBackground1Hover },
} satisfies GriffelStyle;

/** Equal columns, as many as fit. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyleType: 'none',
} satisfies GriffelStyle;

/** The small text above a title, such as a topic. */
export const eyebrow = {
  fontSize: tokens.fontSizeBase200,
  lineHeight: tokens.lineHeightBase200,
  color: tokens.colorBrandForeground1,
  fontWeight: tokens.fontWeightSemibold,
} satisfies GriffelStyle;

export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: 'hidden',
  } satisfies GriffelStyle;
}
