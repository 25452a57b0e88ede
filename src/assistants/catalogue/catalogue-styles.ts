import { makeStyles, tokens } from '@fluentui/react-components';
import { cardGrid, linkCard } from '@/ui/card-styles';
import { pageWidth } from '@/ui/page-width';

export const useCatalogueStyles = makeStyles({
  page: { ...pageWidth, paddingBlock: '32px 48px' },
  name: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  link: {
    color: tokens.colorBrandForegroundLink,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: '4px' },
  },
  text: { margin: '4px 0 0', fontSize: '15px', lineHeight: '24px', color: tokens.colorNeutralForeground2 },
  tools: { marginTop: '20px' },
  categories: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  group: { marginTop: '28px' },
  title: { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', fontWeight: tokens.fontWeightSemibold },
  list: cardGrid,
  item: { position: 'relative', display: 'flex' },
  card: {
    ...linkCard,
    flexGrow: 1,
    gap: '12px',
    paddingInlineEnd: '56px',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  icon: { flex: '0 0 auto', fontSize: '24px', color: tokens.colorBrandForeground1 },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0 },
  cardName: { fontSize: '15px', lineHeight: '22px', fontWeight: tokens.fontWeightSemibold },
  cardText: { fontSize: '13px', lineHeight: '20px', color: tokens.colorNeutralForeground2 },
  facts: { fontSize: '12px', lineHeight: '16px', color: tokens.colorNeutralForeground2 },
  star: { position: 'absolute', top: '8px', insetInlineEnd: '8px', fontSize: '18px' },
  more: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    margin: '24px 0 0',
    fontSize: '14px',
    color: tokens.colorNeutralForeground2,
  },
});
