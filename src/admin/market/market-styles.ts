import { makeStyles, tokens } from '@fluentui/react-components';

export const useMarketAdminStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  quiet: { margin: 0, fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  wide: { overflowX: 'auto', minWidth: 0 },
  position: { width: '88px' },
  text: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
});
