import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ComboboxAction, comboboxKey } from './combobox-key';
import { limitQuestion } from './limit-question';

export type Field = HTMLInputElement | HTMLTextAreaElement;

interface Options {
  text: string;
  onText: (text: string) => void;
  options: readonly string[];
  onSubmit: (text: string) => void;
  onRemove?: (index: number) => void;
  /** Returns true if the option was handled and is not to be asked. */
  onChoose?: (index: number) => boolean;
}

export interface QuestionField {
  field: RefObject<Field | null>;
  /** A single line is an input with suggestions; several lines, or a longer text, use a text area without. */
  multiline: boolean;
  cut: boolean;
  open: boolean;
  active: number;
  setOpen: (open: boolean) => void;
  look: (active: number) => void;
  change: (event: { currentTarget: Field; nativeEvent: Event }) => void;
  keyDown: (event: KeyboardEvent<Field>) => void;
  /** Inserts text at the caret. */
  insert: (text: string, target: Field) => void;
  choose: (index: number) => void;
  submit: () => void;
}

export function useQuestionField({ text, onText, options, onSubmit, onRemove, onChoose }: Options): QuestionField {
  const field = useRef<Field>(null);
  const caret = useCaret(field);
  const [grown, setGrown] = useState(false);
  const [cut, setCut] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, look] = useState(-1);
  const multiline = text !== '' && (grown || text.includes('\n'));
  const shown = open && !multiline && options.length > 0;
  if (text === '' && grown) setGrown(false);

  const put = useCallback(
    (value: string, at: number) => {
      const limited = limitQuestion(value);
      setCut(limited.cut);
      look(-1);
      caret.current = Math.min(at, limited.text.length);
      onText(limited.text);
    },
    [onText, caret],
  );

  const submit = () => {
    setOpen(false);
    if (text.trim() !== '') onSubmit(text.trim());
  };
  const choose = (index: number) => {
    const option = options[index];
    if (option === undefined) return;
    setOpen(false);
    look(-1);
    if (onChoose?.(index)) return;
    onText(option);
    onSubmit(option);
  };

  const insert = (added: string, target: Field) => {
    const at = target.selectionStart ?? text.length;
    put(text.slice(0, at) + added + text.slice(target.selectionEnd ?? at), at + added.length);
  };

  const act = (action: ComboboxAction, target: Field) => {
    switch (action.kind) {
      case 'look':
        setOpen(true);
        return look(action.active);
      case 'accept':
        return put(options[action.index] ?? text, Number.MAX_SAFE_INTEGER);
      case 'choose':
        return choose(action.index);
      case 'remove':
        return onRemove?.(action.index);
      case 'submit':
        return submit();
      case 'newline':
        return insert('\n', target);
      case 'clear':
        return put('', 0);
      case 'leave':
        return target.blur();
    }
  };

  return {
    field,
    multiline,
    cut,
    open: shown,
    active: shown ? active : -1,
    setOpen,
    look,
    choose,
    submit,
    insert,
    change({ currentTarget, nativeEvent }) {
      const limited = limitQuestion(currentTarget.value);
      setCut(limited.cut);
      look(-1);
      setOpen(true);
      const composing = (nativeEvent as InputEvent).isComposing === true;
      if (!multiline && !composing && outgrows(currentTarget, limited.text)) {
        caret.current = currentTarget.selectionStart;
        setGrown(true);
      }
      onText(limited.text);
    },
    keyDown(event) {
      const action = comboboxKey(
        // In a text area, the arrow keys move the caret.
        { text, open: shown, active, options: multiline ? 0 : options.length },
        pressOf(event),
      );
      // In a text area, the browser inserts the line break, so that it can be undone.
      if (action.kind === 'none' || (action.kind === 'newline' && multiline)) return;
      event.preventDefault();
      if (action.kind === 'clear' || action.kind === 'leave') event.stopPropagation();
      act(action, event.currentTarget);
    },
  };
}

/** The caret position to restore after rendering, so that the change from input to text area goes unnoticed. */
function useCaret(field: RefObject<Field | null>): RefObject<number | null> {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  return caret;
}

const pressOf = ({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent<Field>) => ({
  key,
  shift: shiftKey,
  command: ctrlKey || altKey || metaKey,
  // Safari ends a composition before its Enter event; keyCode 229 still identifies it.
  composing: nativeEvent.isComposing || nativeEvent.keyCode === 229,
});

function outgrows(field: Field, text: string): boolean {
  return text.includes('\n') || field.scrollWidth > field.clientWidth + 1;
}
