import { mergeClasses } from '@fluentui/react-components';
import { type ClipboardEvent, type DragEvent, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { usePostParts } from '@/knowledge/document/use-post-parts';
import { Markdown } from '@/ui/markdown/Markdown';
import { useSettled } from '@/ui/use-settled';
import { withMentions } from '../with-mentions';
import { insertBlock, insertMark, tableOf } from './insert-mark';
import { type MentionPlace, useMentions } from './mentions/use-mentions';
import { Pictures } from './Pictures';
import { fromClipboard } from './paste/from-clipboard';
import { typePasted } from './paste/type-pasted';
import { TableGrid } from './TableGrid';
import { type Tool, Toolbar } from './Toolbar';
import { typeInto } from './type-into';
import { acceptedFiles, type PictureState, usePictures } from './use-pictures';
import { useWriteStyles } from './write-styles';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
  /** Id of the post, to which pictures belong; without it, the text takes none. */
  post?: string | undefined;
  /** Where it will stand, which decides who may be mentioned; without it, nobody. */
  mentions?: MentionPlace | undefined;
  fault?: string | undefined;
}

/** A text field for Markdown with a toolbar, and what readers will see of it. */
export function MarkdownField({ label, value, onChange, maxLength, rows, post, mentions, fault }: Props) {
  const styles = useWriteStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const tools = useTools(area, post);
  const names = useMentions(area, mentions);
  return (
    <div className={mergeClasses(styles.field, styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Toolbar controls={id} pictures={post !== undefined} open={tools.open} onPress={tools.press} />
      <input
        ref={tools.file}
        type="file"
        hidden
        multiple
        accept={acceptedFiles(tools.videos)}
        onChange={({ target }) => {
          tools.addAll([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {tools.open === 'table' && <TableGrid onChoose={tools.addTable} onClose={tools.close} />}
      <div className={styles.sides}>
        <div className={styles.place}>
          <textarea
            {...names.field}
            ref={area}
            id={id}
            className={mergeClasses(styles.control, styles.area)}
            value={value}
            rows={rows}
            maxLength={maxLength}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onChange(target.value)}
            onPaste={tools.paste}
            onDragOver={(event) => hasFiles(event) && event.preventDefault()}
            onDrop={tools.drop}
          />
          {names.list}
          <p id={`${id}-hint`} className={fault ? styles.fault : styles.quiet}>
            {fault ?? t('markdown.hint')}
          </p>
          <Pictures pictures={tools.pictures} onDescribe={tools.describe} onDrop={tools.dropPicture} />
        </div>
        <Preview text={value} />
      </div>
    </div>
  );
}

/** The preview of a long text waits for a pause, as its blocks move with each key. */
const [LONG, LONG_PAUSE_MS] = [5_000, 300];

function Preview({ text }: { text: string }) {
  const styles = useWriteStyles();
  const { t } = useTranslation('community');
  const parts = usePostParts();
  const shown = useDeferredValue(useSettled(text, text.length > LONG ? LONG_PAUSE_MS : 0));
  // Its hundreds of blocks are not even compared while keys are typed.
  const seen = useMemo(
    () => <Markdown text={withMentions(shown)} parts={parts} prefix="preview" top={3} edited />,
    [shown, parts],
  );
  return shown.trim() === '' ? (
    <p className={mergeClasses(styles.quiet, styles.preview, styles.waiting)} aria-hidden>
      {t('preview')}
    </p>
  ) : (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a long preview.
    <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
      {seen}
    </section>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** What the toolbar, the clipboard and dropped files put into the text. */
function useTools(ref: { current: HTMLTextAreaElement | null }, post: string | undefined) {
  const [open, setOpen] = useState<Tool>();
  const file = useRef<HTMLInputElement>(null);
  /** As a paragraph of its own, after the line of the cursor. */
  const addBlock = (block: string, select: [number, number]) => {
    const area = ref.current;
    if (area) typeInto(area, insertBlock(area.value, area.selectionEnd, block, select));
  };
  const {
    pictures,
    videos,
    addAll,
    drop: dropPicture,
  } = usePictures(post ?? '', (markdown) => addBlock(markdown, [markdown.length, markdown.length]));
  const focus = () => ref.current?.focus();
  return {
    ...{ open, file, pictures, videos, addAll, dropPicture },
    close() {
      setOpen(undefined);
      focus();
    },
    press(tool: Tool) {
      const area = ref.current;
      if (!area) return;
      if (tool === 'table') return setOpen(open === 'table' ? undefined : 'table');
      if (tool === 'picture') return file.current?.click();
      focus();
      typeInto(area, insertMark(tool, area.value, area.selectionStart, area.selectionEnd));
    },
    addTable(rows: number, columns: number) {
      setOpen(undefined);
      focus();
      addBlock(tableOf(rows, columns), [2, 4]);
    },
    paste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const { currentTarget: area, clipboardData } = event;
      const pasted = fromClipboard(clipboardData, area.selectionStart !== area.selectionEnd);
      if (!pasted || (pasted.kind === 'pictures' && post === undefined)) return;
      event.preventDefault();
      if (pasted.kind === 'pictures') addAll(pasted.files);
      else void typePasted(area, pasted);
    },
    drop(event: DragEvent<HTMLTextAreaElement>) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (post !== undefined) addAll([...event.dataTransfer.files]);
    },
    describe({ key, address }: PictureState, words: string) {
      const area = ref.current;
      const empty = `![](${address})`;
      const at = area?.value.indexOf(empty) ?? -1;
      const alt = words.trim().replace(/[[\]\\]/g, '\\$&');
      if (area && at >= 0 && alt)
        typeInto(area, {
          ...{ from: at + 2, to: at + 2, text: alt },
          select: [at + empty.length + alt.length, at + empty.length + alt.length],
        });
      dropPicture(key);
    },
  };
}
