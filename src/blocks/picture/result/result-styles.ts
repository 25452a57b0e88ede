import { type GriffelStyle, makeStyles, tokens } from '@fluentui/react-components';
import { pageWidth } from '@/ui/page-width';

/** Below this width the columns stand one under the other. */
const NARROW = '@media (max-width: 900px)';

const label: GriffelStyle = { margin: 0, fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2 };

export const useResultStyles = makeStyles({
  page: { ...pageWidth, paddingBlock: '24px 56px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '16px' },
  title: { margin: 0, flexGrow: 1, fontSize: '24px', lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  columns: {
    display: 'grid',
    gridTemplate: '"picture count" auto "picture side" 1fr / minmax(0, 1fr) minmax(280px, 360px)',
    alignItems: 'start',
    gap: '20px 24px',
    [NARROW]: { gridTemplate: '"count" "picture" "side" / minmax(0, 1fr)', rowGap: '16px' },
  },
  countAbove: {
    gridTemplate: '"count count" auto "picture side" 1fr / minmax(0, 1fr) minmax(280px, 360px)',
    [NARROW]: { gridTemplate: '"count" "picture" "side" / minmax(0, 1fr)' },
  },
  count: { gridArea: 'count', display: 'grid', gap: '4px' },
  number: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  large: { fontSize: 'clamp(40px, 8vw, 64px)', lineHeight: 1.15, color: tokens.colorBrandForeground1 },
  quiet: label,
  side: { gridArea: 'side', display: 'grid', gap: '20px', minWidth: 0 },
  exports: { display: 'grid', gap: '8px' },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // If the accent colour has too little contrast in dark mode, browsers draw a light track.
  slider: { width: '100%', minHeight: '24px', margin: 0, accentColor: tokens.colorBrandForeground1 },
  sliderHead: { ...label, display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  fault: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});
