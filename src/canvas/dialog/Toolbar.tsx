import { makeStyles, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { CursorClickRegular } from '@fluentui/react-icons/svg/cursor-click';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { ZoomFitRegular } from '@fluentui/react-icons/svg/zoom-fit';
import { ZoomInRegular } from '@fluentui/react-icons/svg/zoom-in';
import { ZoomOutRegular } from '@fluentui/react-icons/svg/zoom-out';
import type { Dispatch, ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { PlainButton } from '@/ui/PlainButton';
import { ZOOM_STEP } from '../stage/key-command';
import type { CameraControls } from '../stage/use-camera';
import type { SelectionEvent } from '../states/reduce-selection';
import type { Selection } from '../states/selection';

const useStyles = makeStyles({
  // One row from 320 pixels on: eight tools of at least 24 pixels, as wide as there is room for.
  root: { display: 'flex', alignItems: 'center', gap: '4px', '@media (pointer: coarse)': { gap: 0 } },
  icon: {
    width: '36px',
    height: '36px',
    fontSize: '20px',
    '@media (pointer: coarse)': { flex: '1 1 44px', width: 'auto', height: '44px', minWidth: '24px', padding: 0 },
    '&[aria-pressed="true"]': { color: tokens.colorBrandForeground1, backgroundColor: tokens.colorBrandBackground2 },
  },
  gap: { width: '12px', '@media (pointer: coarse)': { display: 'none' } },
  zoom: { minWidth: '48px', textAlign: 'center', fontSize: '13px', fontVariantNumeric: 'tabular-nums' },
});

interface Props {
  selection: Selection;
  dispatch: Dispatch<SelectionEvent>;
  view: CameraControls;
  twoTaps: boolean;
  onTwoTaps: () => void;
}

export function Toolbar({ selection, dispatch, view, twoTaps, onTwoTaps }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('picture');
  const tool = (label: string, icon: ReactNode, act: () => void, enabled = true, pressed?: boolean) => (
    <PlainButton
      look="quiet"
      iconOnly
      className={styles.icon}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={!enabled}
      onClick={act}
    >
      {icon}
    </PlainButton>
  );
  return (
    <div role="toolbar" aria-label={t('tools.label')} className={styles.root}>
      {tool(t('tools.undo'), <ArrowUndoRegular />, () => dispatch({ type: 'undo' }), selection.past.length > 0)}
      {tool(t('tools.redo'), <ArrowRedoRegular />, () => dispatch({ type: 'redo' }), selection.future.length > 0)}
      {tool(t('tools.clear'), <DeleteRegular />, () => dispatch({ type: 'clear' }), selection.box !== null)}
      <span className={styles.gap} />
      {tool(t('tools.zoomOut'), <ZoomOutRegular />, () => view.zoom(1 / ZOOM_STEP))}
      <span className={styles.zoom}>{Math.round(view.camera.scale * 100)}%</span>
      {tool(t('tools.zoomIn'), <ZoomInRegular />, () => view.zoom(ZOOM_STEP))}
      {tool(t('tools.fit'), <ZoomFitRegular />, view.fit)}
      <span className={styles.gap} />
      {tool(t('tools.twoTaps'), <CursorClickRegular />, onTwoTaps, true, twoTaps)}
    </div>
  );
}
