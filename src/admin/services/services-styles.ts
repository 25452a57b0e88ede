import { makeStyles, tokens } from '@fluentui/react-components';
import { PHONE } from '../shell/table-styles';

export const useServicesStyles = makeStyles({
  service: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0, marginBottom: '16px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
  text: { margin: 0, overflowWrap: 'anywhere' },
  act: { textAlign: 'end', whiteSpace: 'nowrap', [PHONE]: { textAlign: 'start', paddingTop: '6px' } },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200, overflowWrap: 'anywhere' },
});
