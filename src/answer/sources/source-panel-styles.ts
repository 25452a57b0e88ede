import { makeStyles, tokens } from '@fluentui/react-components';
import { touchTarget } from '@/ui/touch-target';

export const useSourcePanelStyles = makeStyles({
  page: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    ...touchTarget,
    fontSize: '18px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});
