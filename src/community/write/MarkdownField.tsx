import { mergeClasses } from '@fluentui/react-components';
import { CodeRegular } from '@fluentui/react-icons/svg/code';
import { LinkRegular } from '@fluentui/react-icons/svg/link';
import { MathFormulaRegular } from '@fluentui/react-icons/svg/math-formula';
import { TableRegular } from '@fluentui/react-icons/svg/table';
import { TextBoldRegular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletListLtrRegular } from '@fluentui/react-icons/svg/text-bullet-list-ltr';
import { TextHeader1Regular } from '@fluentui/react-icons/svg/text-header';
import { TextItalicRegular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtrRegular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import { TextQuoteRegular } from '@fluentui/react-icons/svg/text-quote';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useMarkdownParts } from '@/knowledge/document/use-markdown-parts';
import { Markdown } from '@/ui/markdown/Markdown';
import { PlainButton } from '@/ui/PlainButton';
import { insertMark, MARKS, type MarkKind } from './insert-mark';
import { useWriteStyles } from './write-styles';

const ICONS = {
  ...{ bold: TextBoldRegular, italic: TextItalicRegular, heading: TextHeader1Regular, list: TextBulletListLtrRegular },
  ...{ numbers: TextNumberListLtrRegular, quote: TextQuoteRegular, code: CodeRegular, link: LinkRegular },
  ...{ table: TableRegular, formula: MathFormulaRegular },
};

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength: number;
  rows: number;
  fault?: string | undefined;
}

/** A text field for Markdown with a toolbar, and what readers will see of it. */
export function MarkdownField({ label, value, onChange, maxLength, rows, fault }: Props) {
  const styles = useWriteStyles();
  const { t } = useTranslation('community');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const parts = useMarkdownParts();
  const shown = useDeferredValue(value);
  const [stop, setStop] = useState<MarkKind>('bold');
  const press = (kind: MarkKind) => {
    if (area.current) applyMark(area.current, kind);
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        role="toolbar"
        aria-label={t('toolbar.label')}
        aria-controls={id}
        className={styles.toolbar}
        onKeyDown={(event) => moveStop(event, setStop)}
      >
        {MARKS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <PlainButton
              key={kind}
              data-mark-kind={kind}
              tabIndex={kind === stop ? 0 : -1}
              look="quiet"
              iconOnly
              aria-label={t(`toolbar.${kind}`)}
              title={t(`toolbar.${kind}`)}
              onFocus={() => setStop(kind)}
              onClick={() => press(kind)}
            >
              <Icon fontSize={20} aria-hidden />
            </PlainButton>
          );
        })}
      </div>
      <div className={styles.sides}>
        <div>
          <textarea
            ref={area}
            id={id}
            className={mergeClasses(styles.control, styles.area)}
            value={value}
            rows={rows}
            maxLength={maxLength}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => onChange(target.value)}
          />
          <p id={`${id}-hint`} className={fault ? styles.fault : styles.quiet}>
            {fault ?? t('markdown.hint')}
          </p>
        </div>
        {shown.trim() === '' ? (
          <p className={mergeClasses(styles.quiet, styles.preview, styles.waiting)} aria-hidden>
            {t('preview')}
          </p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll a long preview.
          <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
            <Markdown text={shown} parts={parts} prefix="preview" top={3} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The bar is one tab stop; the arrow keys move within it. */
function moveStop(event: KeyboardEvent<HTMLDivElement>, setStop: (kind: MarkKind) => void): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const from = MARKS.indexOf((event.target as HTMLElement).dataset.markKind as MarkKind);
  const next = by === undefined || from < 0 ? undefined : MARKS[(from + by + MARKS.length) % MARKS.length];
  if (!next) return;
  event.preventDefault();
  setStop(next);
  event.currentTarget.querySelector<HTMLElement>(`[data-mark-kind="${next}"]`)?.focus();
}

/** Types the mark like a person would, so that undo keeps working. */
function applyMark(area: HTMLTextAreaElement, kind: MarkKind): void {
  const { value, selectionStart, selectionEnd } = area;
  const { from, to, text, select } = insertMark(kind, value, selectionStart, selectionEnd);
  area.focus();
  area.setSelectionRange(from, to);
  if (!document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}
