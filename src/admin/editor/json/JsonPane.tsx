import { makeStyles, tokens } from '@fluentui/react-components';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import type { TextFault } from '../document/types';
import { useEditor } from '../use-editor';
import { type TextEditor, useCodeView } from './use-code-view';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' },
  code: {
    flexGrow: 1,
    minHeight: 0,
    overflow: 'hidden',
    fontSize: tokens.fontSizeBase200,
    ':focus-within': { boxShadow: `inset 0 0 0 2px ${tokens.colorStrokeFocus2}` },
  },
  state: {
    margin: 0,
    padding: '6px 12px',
    fontSize: tokens.fontSizeBase200,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorPaletteRedForeground1,
  },
});

/** The draft of a setting as text. */
export function JsonPane(): ReactNode {
  return <TextPane editor={useEditor()} />;
}

/** A document as text. While it is invalid, everything else keeps its last valid state, and this pane says so. */
export function TextPane({ editor }: { editor: TextEditor }): ReactNode {
  const styles = useStyles();
  const place = useRef<HTMLDivElement>(null);
  const { t } = useTranslation('admin-editor');
  const words = (code: TextFault['code']) => t(`fault.${code}`);
  useCodeView(place, editor, words, t('json.label'));
  const [fault] = editor.faults;
  const line = fault ? editor.text.slice(0, fault.offset).split('\n').length : 0;
  return (
    <div className={styles.root}>
      <div ref={place} className={styles.code} />
      {fault && (
        <p role="status" className={styles.state}>
          {t('json.broken', { line, reason: t(`fault.${fault.code}`) })}
        </p>
      )}
    </div>
  );
}
