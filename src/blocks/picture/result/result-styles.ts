import { type GriffelStyle, makeStyles, tokens } from '@fluentui/react-components';
import { pageWidth } from '@/ui/page-width';

const label: GriffelStyle = { margin: 0, fontSize: '14px', lineHeight: '20px', color: tokens.colorNeutralForeground2 };

export const useResultStyles = makeStyles({
  page: { ...pageWidth, paddingBlock: '24px 56px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', marginBottom: '20px' },
  title: { margin: 0, flexGrow: 1, fontSize: '24px', lineHeight: '32px', fontWeight: tokens.fontWeightSemibold },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)',
    alignItems: 'start',
    gap: '24px',
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  count: { display: 'grid', gap: '4px', marginBottom: '20px' },
  number: { margin: 0, fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  large: { fontSize: '64px', lineHeight: '72px', color: tokens.colorBrandForeground1 },
  quiet: label,
  side: { display: 'grid', gap: '20px', minWidth: 0 },
  ways: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  // If the accent colour has too little contrast in dark mode, browsers draw a light track.
  slider: { width: '100%', minHeight: '24px', margin: 0, accentColor: tokens.colorBrandForeground1 },
  sliderHead: { ...label, display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  fault: { margin: 0, color: tokens.colorPaletteRedForeground1 },
});
