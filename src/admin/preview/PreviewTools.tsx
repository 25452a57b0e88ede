import { Button, makeStyles, mergeClasses, ToggleButton, tokens } from '@fluentui/react-components';
import { CursorClickRegular } from '@fluentui/react-icons/svg/cursor-click';
import { GridDotsRegular } from '@fluentui/react-icons/svg/grid-dots';
import { OptionsRegular } from '@fluentui/react-icons/svg/options';
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { SidePanel } from '@/ui/side-panel/SidePanel';
import { usePanelMode } from '@/ui/side-panel/use-panel-mode';
import { BlockStates } from './BlockStates';
import { ContextTools, PlaceTools } from './ContextTools';
import { CopyLink } from './CopyLink';
import type { PreviewContext } from './context';
import { MomentField } from './MomentField';
import { usePreviewStyles } from './preview-styles';
import type { ShownBlock } from './protocol';
import type { ChangeContext } from './use-preview-context';

const useStyles = makeStyles({
  row: { flexWrap: 'nowrap' },
  sheet: { display: 'grid', gap: '12px', padding: '12px 16px 32px', fontSize: tokens.fontSizeBase300 },
});

interface Props {
  context: PreviewContext;
  onContext: ChangeContext;
  blocks: readonly ShownBlock[];
  nameOf: (type: string) => string;
  withPages: boolean;
  draft: unknown;
  using: boolean;
  onUse: () => void;
  /** Without it, nothing can be picked. */
  onStartPick: (() => void) | undefined;
  /** Undefined while nothing is selected. */
  onExplain: (() => void) | undefined;
}

/** Everything the preview depends on; on a phone one row, with a sheet for the rest. */
export function PreviewTools(props: Props): ReactNode {
  const { context, onContext, withPages, onStartPick } = props;
  const shared = usePreviewStyles();
  const styles = useStyles();
  const { t } = useTranslation('admin-preview');
  const [open, setOpen] = useState(false);
  const narrow = usePanelMode() === 'sheet';
  const pick = onStartPick && (
    <Button
      size={narrow ? 'medium' : 'small'}
      icon={<GridDotsRegular />}
      title={t('pick.hint')}
      aria-label={t('pick.button')}
      onClick={onStartPick}
    >
      {narrow ? undefined : t('pick.button')}
    </Button>
  );
  const place = <PlaceTools context={context} onChange={onContext} withPages={withPages} />;
  return (
    <>
      <div className={mergeClasses(shared.tools, narrow && styles.row)} role="toolbar" aria-label={t('tool.label')}>
        {pick}
        {place}
        {narrow ? (
          <Button icon={<OptionsRegular />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('tool.more')}
          </Button>
        ) : (
          <Rest {...props} />
        )}
      </div>
      {narrow && open && (
        <SidePanel mode="sheet" title={t('tool.label')} closeLabel={t('tool.close')} onClose={() => setOpen(false)}>
          <div className={styles.sheet}>
            <Rest {...props} stacked onDone={() => setOpen(false)} />
          </div>
        </SidePanel>
      )}
    </>
  );
}

/** `stacked`: below each other, with their names; `onDone`: what is asked for shows on the page behind. */
function Rest(props: Props & { stacked?: boolean; onDone?: () => void }): ReactNode {
  const { context, onContext, blocks, nameOf, draft, using, onUse, onExplain, stacked = false, onDone } = props;
  const { t } = useTranslation('admin-preview');
  // Beside page and device, two rows have room for all.
  const acts = (
    <>
      <Button
        size={stacked ? 'medium' : 'small'}
        icon={<QuestionCircleRegular />}
        title={t('explain.hint')}
        aria-label={t('explain.button')}
        disabled={!onExplain}
        onClick={() => {
          onExplain?.();
          onDone?.();
        }}
      >
        {stacked ? t('explain.button') : undefined}
      </Button>
      <CopyLink context={context} draft={draft} bare={!stacked} />
    </>
  );
  return (
    <>
      {!stacked && acts}
      <ContextTools context={context} onChange={onContext} stacked={stacked} />
      <BlockStates blocks={blocks} states={context.blockStates} nameOf={nameOf} onChange={onContext} inline={stacked} />
      <MomentField now={context.now} onChange={onContext} stacked={stacked} />
      <ToggleButton
        size={stacked ? 'medium' : 'small'}
        icon={<CursorClickRegular />}
        checked={using}
        title={t('mode.hint')}
        onClick={() => {
          onUse();
          onDone?.();
        }}
      >
        {t('mode.use')}
      </ToggleButton>
      {stacked && acts}
    </>
  );
}
