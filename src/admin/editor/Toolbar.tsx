import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRedoRegular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndoRegular } from '@fluentui/react-icons/svg/arrow-undo';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useControlStyles } from '@/ui/form/control-styles';
import { PlainButton } from '@/ui/PlainButton';
import { useOneStop } from '../shell/use-one-stop';
import type { Autosave } from './autosave/use-autosave';
import { useEditor } from './use-editor';
import { type MiddleView, useView } from './use-view';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    padding: '5px 12px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  views: {
    display: 'flex',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  view: {
    border: 0,
    borderRadius: tokens.borderRadiusMedium,
    minHeight: '26px',
    padding: '2px 10px',
    fontSize: tokens.fontSizeBase200,
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected, fontWeight: tokens.fontWeightSemibold },
  state: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, whiteSpace: 'nowrap' },
  failed: { color: tokens.colorPaletteRedForeground1, whiteSpace: 'normal' },
  rest: { color: tokens.colorNeutralForegroundDisabled, cursor: 'default' },
  push: { marginInlineStart: 'auto' },
  error: { color: tokens.colorPaletteRedForeground1 },
  warning: { color: tokens.colorPaletteDarkOrangeForeground1 },
  fine: { color: tokens.colorPaletteGreenForeground1 },
});

const VIEWS: readonly MiddleView[] = ['form', 'both', 'json'];

interface Props {
  autosave: Autosave;
  actions: ReactNode;
  report: boolean;
  onReport: (open: boolean) => void;
}

/** Undo and redo, save state, view and findings. */
export function Toolbar({ autosave, actions, report, onReport }: Props): ReactNode {
  const styles = useStyles();
  const control = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { undo, redo, canUndo, canRedo, changed } = useEditor();
  const { middle, setMiddle, onPage, setOnPage, inspector, setInspector } = useView();
  const oneStop = useOneStop();
  const { state, reason } = autosave;
  const said = state === 'clean' && changed ? 'draft' : state;
  const icon = (can: boolean) =>
    // Not `disabled`, or the last undo would lose the focus.
    ({ look: 'quiet', iconOnly: true, className: mergeClasses(control.icon, !can && styles.rest) }) as const;
  return (
    <div role="toolbar" aria-label={t('toolbar.name')} className={styles.root} {...oneStop}>
      <PlainButton
        {...icon(canUndo)}
        aria-disabled={!canUndo}
        aria-label={t('undo')}
        title={`${t('undo')} (Ctrl+Z)`}
        onClick={undo}
      >
        <ArrowUndoRegular />
      </PlainButton>
      <PlainButton
        {...icon(canRedo)}
        aria-disabled={!canRedo}
        aria-label={t('redo')}
        title={`${t('redo')} (Ctrl+Shift+Z)`}
        onClick={redo}
      >
        <ArrowRedoRegular />
      </PlainButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields. */}
      <div role="group" aria-label={t('view.name')} className={styles.views}>
        {VIEWS.map((view) => (
          <PlainButton
            key={view}
            look="quiet"
            className={mergeClasses(styles.view, view === middle && styles.chosen)}
            aria-pressed={view === middle}
            onClick={() => setMiddle(view)}
          >
            {t(`view.${view}`)}
          </PlainButton>
        ))}
      </div>
      <PlainButton
        look={onPage ? undefined : 'quiet'}
        className={mergeClasses(control.small, onPage && styles.chosen)}
        aria-pressed={onPage}
        title={t('page.modeHint')}
        onClick={() => setOnPage(!onPage)}
      >
        <EditRegular aria-hidden /> {t('page.mode')}
      </PlainButton>
      {onPage && (
        <PlainButton
          look="quiet"
          className={mergeClasses(control.small, inspector && styles.chosen)}
          aria-pressed={inspector}
          onClick={() => setInspector(!inspector)}
        >
          {t('page.inspector')}
        </PlainButton>
      )}
      <span role="status" className={mergeClasses(styles.state, state === 'failed' && styles.failed)}>
        {t(`save.${said}`, { reason: reason ?? '' })}
      </span>
      <span className={styles.push} />
      <ReportButton open={report} onOpen={onReport} />
      {actions}
    </div>
  );
}

function ReportButton({ open, onOpen }: { open: boolean; onOpen: (open: boolean) => void }): ReactNode {
  const styles = useStyles();
  const { small } = useControlStyles();
  const { t } = useTranslation('admin-editor');
  const { findings } = useEditor();
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return (
    <PlainButton look="quiet" className={small} aria-expanded={open} onClick={() => onOpen(!open)}>
      {errors > 0 && (
        <>
          <ErrorCircleRegular aria-hidden="true" className={styles.error} /> {t('report.errors', { count: errors })}
        </>
      )}
      {warnings > 0 && (
        <>
          <WarningRegular aria-hidden="true" className={styles.warning} /> {t('report.warnings', { count: warnings })}
        </>
      )}
      {errors + warnings === 0 && (
        <>
          <CheckmarkCircleRegular aria-hidden="true" className={styles.fine} /> {t('report.none')}
        </>
      )}
    </PlainButton>
  );
}
