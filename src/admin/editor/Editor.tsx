import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { FaultBoundary } from '../shell/FaultBoundary';
import { roleMayCall } from '../shell/use-may';
import { Notices } from './autosave/Notices';
import { useAutosave } from './autosave/use-autosave';
import { useSettingCommands } from './commands/use-setting-commands';
import { EditPane } from './form/EditPane';
import { Gallery } from './gallery/Gallery';
import { Outline } from './outline/Outline';
import { Panes } from './panes/Panes';
import { NewsNotice } from './state/NewsNotice';
import { StateLine } from './state/StateLine';
import { Toolbar } from './Toolbar';
import type { EditorPlaces } from './types';
import { useEditor } from './use-editor';
import { useHistoryKeys } from './use-history-keys';
import { type MiddleView, type View, ViewContext } from './use-view';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    height: '100%',
    fontSize: tokens.fontSizeBase300,
    lineHeight: '20px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

/** Outline, form, JSON and preview of one draft. Needs an EditorProvider, which the review drawer shares. */
export function Editor({ preview, actions }: EditorPlaces): ReactNode {
  const styles = useStyles();
  const editor = useEditor();
  const autosave = useAutosave({
    ...editor,
    published: editor.source.body,
    local: !roleMayCall(editor.source.role, 'saveDraft'),
  });
  const [middle, setMiddle] = useState<MiddleView>('form');
  const [gallery, setOpen] = useState(false);
  const [galleryAt, setAt] = useState<number>();
  const [onPage, setOnPage] = useState(false);
  const [inspector, setInspector] = useState(false);
  const [talk, setTalk] = useState<View['talk']>(null);
  const [report, setReport] = useState(false);
  const { select, undo, redo, focusAt, text } = editor;
  const { t } = useTranslation('admin-editor');
  const view = useMemo<View>(
    () => ({
      middle,
      setMiddle,
      showJson: (pointer) => {
        setMiddle((now) => (now === 'form' ? 'both' : now));
        if (pointer) select(pointer);
      },
      gallery,
      setGallery: (open, at) => {
        setOpen(open);
        setAt(at);
      },
      galleryAt,
      onPage,
      setOnPage,
      inspector,
      setInspector,
      talk,
      setTalk,
    }),
    [middle, gallery, galleryAt, onPage, inspector, talk, select],
  );
  useHistoryKeys(undo, redo);
  useSettingCommands();
  return (
    <ViewContext value={view}>
      <div className={styles.root}>
        <Toolbar autosave={autosave} actions={actions} report={report} onReport={setReport} />
        <StateLine forget={autosave.forget} />
        <NewsNotice />
        <Notices autosave={autosave} />
        <Panes
          outline={
            <FaultBoundary name={t('pane.outline')} retryOn={text}>
              <Outline />
            </FaultBoundary>
          }
          edit={<EditPane report={report} />}
          preview={
            <FaultBoundary name={t('pane.preview')} retryOn={text}>
              {preview}
            </FaultBoundary>
          }
          asked={{ focusAt, report }}
          onPage={onPage}
          inspector={inspector}
        />
        {gallery && <Gallery onClose={() => view.setGallery(false)} />}
      </div>
    </ViewContext>
  );
}
