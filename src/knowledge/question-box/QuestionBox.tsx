import { mergeClasses } from '@fluentui/react-components';
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up';
import { SearchRegular } from '@fluentui/react-icons/svg/search';
import { type ClipboardEvent, type ReactNode, type Ref, useEffect, useId, useImperativeHandle } from 'react';
import { OptionList, type QuestionOption } from './OptionList';
import { useQuestionBoxStyles } from './question-box-styles';
import { type Field, type QuestionField, useQuestionField } from './use-question-field';

export interface QuestionBoxLabels {
  field: string;
  placeholder: string;
  send: string;
  /** States the limit; shown after a text was cut. */
  tooLong: string;
  list: string;
  clearList?: string;
  removeOption?: string;
  /** Announced to screen readers when suggestions arrive. */
  count: (options: number) => string;
}

export interface QuestionBoxHandle {
  focus: () => void;
}

interface Props {
  text: string;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  labels: QuestionBoxLabels;
  options?: readonly QuestionOption[];
  /** Called for options that open a page. */
  onOpen?: (to: string) => void;
  onRemoveOption?: (index: number) => void;
  onClearOptions?: () => void;
  /** Link next to the list's name, to more entries. */
  moreOptions?: ReactNode;
  /** Initial focus. Ignored on phones, where it would open the keyboard. */
  autoFocus?: boolean;
  disabled?: boolean;
  look?: 'search' | 'chat';
  /** Replaces the send button, such as by a stop button while an answer is written. */
  action?: ReactNode;
  /** Content above the question, such as quoted texts. */
  above?: ReactNode;
  /** Called with a long pasted text; returns true if it was taken. */
  onLongPaste?: (text: string) => boolean;
  /** Other ways to ask, before the send button. */
  tools?: ReactNode;
  ref?: Ref<QuestionBoxHandle>;
}

const NONE: readonly QuestionOption[] = [];
/** In characters; a longer paste is material for the question rather than its text. */
const LONG_PASTE = 1_000;
const DESKTOP = '(min-width: 769px) and (pointer: fine)';

/**
 * The question field: one line with suggestions, or several lines without. Native elements only, for the first page's
 * size.
 */
export function QuestionBox(props: Props) {
  const {
    text,
    onText,
    onSubmit,
    onOpen,
    labels,
    options = NONE,
    onRemoveOption,
    onClearOptions,
    autoFocus,
    action,
    above,
    onLongPaste,
    tools,
    ref,
  } = props;
  const styles = useQuestionBoxStyles();
  const id = useId();
  const state = useQuestionField({
    text,
    onText,
    options: options.map((option) => option.text),
    onSubmit,
    onRemove: onRemoveOption,
    onChoose: (index) => {
      const to = options[index]?.to;
      if (to !== undefined) onOpen?.(to);
      return to !== undefined;
    },
  });
  const { field, open, setOpen } = state;
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), [field]);
  useEffect(() => {
    if (!autoFocus || !window.matchMedia?.(DESKTOP).matches) return;
    field.current?.focus({ preventScroll: true });
    // Initial focus must not open the list, which would cover the page.
    setOpen(false);
  }, [autoFocus, field, setOpen]);
  const search = props.look !== 'chat';
  const empty = text.trim() === '' || props.disabled === true;
  return (
    <form
      className={styles.root}
      role={search ? 'search' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        state.submit();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) state.setOpen(false);
      }}
    >
      <div
        className={mergeClasses(
          styles.box,
          !search && styles.plain,
          open && styles.opened,
          state.multiline && styles.tall,
          above ? styles.topped : undefined,
        )}
      >
        {above}
        <TextField id={id} state={state} text={text} labels={labels} onLongPaste={onLongPaste} />
        {tools}
        {action ?? (
          <button
            type="submit"
            className={styles.send}
            aria-label={labels.send}
            title={labels.send}
            aria-disabled={empty}
          >
            {search ? <SearchRegular aria-hidden /> : <ArrowUpRegular aria-hidden />}
          </button>
        )}
      </div>
      {open && (
        <OptionList
          id={id}
          options={options}
          labels={labels}
          state={state}
          onRemove={onRemoveOption}
          onClear={onClearOptions}
          more={props.moreOptions}
        />
      )}
      <output className={styles.hidden}>{open ? labels.count(options.length) : ''}</output>
      <div role="alert">{state.cut && <p className={styles.note}>{labels.tooLong}</p>}</div>
    </form>
  );
}

interface TextFieldProps {
  id: string;
  state: QuestionField;
  text: string;
  labels: QuestionBoxLabels;
  onLongPaste: Props['onLongPaste'];
}

function TextField({ id, state, text, labels, onLongPaste }: TextFieldProps) {
  const styles = useQuestionBoxStyles();
  const common = {
    className: mergeClasses(styles.field, state.multiline && styles.lines),
    dir: 'auto',
    value: text,
    placeholder: labels.placeholder,
    'aria-label': labels.field,
    enterKeyHint: 'send' as const,
    onChange: state.change,
    onKeyDown: state.keyDown,
    onPaste: (event: ClipboardEvent<Field>) => paste(event, state, onLongPaste),
  };
  if (state.multiline) {
    const rows = Math.min(10, text.split('\n').length + 1);
    return <textarea ref={state.field as Ref<HTMLTextAreaElement>} rows={rows} {...common} />;
  }
  return (
    <input
      ref={state.field as Ref<HTMLInputElement>}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={state.open}
      aria-controls={state.open ? `${id}-list` : undefined}
      aria-activedescendant={state.active >= 0 ? `${id}-${state.active}` : undefined}
      autoComplete="off"
      spellCheck={false}
      onFocus={() => state.setOpen(true)}
      onClick={() => state.setOpen(true)}
      {...common}
    />
  );
}

/** A long text becomes a quote. Line breaks turn the input, which would drop them silently, into a text area. */
function paste(event: ClipboardEvent<Field>, state: QuestionField, onLong: Props['onLongPaste']): void {
  const pasted = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
  if (pasted.length > LONG_PASTE && onLong?.(pasted)) event.preventDefault();
  else if (!state.multiline && pasted.includes('\n')) {
    event.preventDefault();
    state.insert(pasted, event.currentTarget);
  }
}
