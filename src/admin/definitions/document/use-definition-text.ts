import { useCallback, useMemo, useReducer } from 'react';
import { isObject } from '../../../../setting/json-value';
import { editText } from '../../editor/document/edit-text';
import { editValue } from '../../editor/document/edit-value';
import { readText } from '../../editor/document/read-text';
import type { TextFault } from '../../editor/document/types';

export type Body = Record<string, unknown>;

/** A document as text, with what it last meant while it could be read. */
interface State {
  text: string;
  body: Body;
  faults: readonly TextFault[];
  past: readonly string[];
  future: readonly string[];
  /** The field or text that was changed last; typing in one is one step. */
  last: { key: string; at: number } | undefined;
}

type Action =
  | { kind: 'change'; change: (text: string) => string; key: string; at: number }
  | { kind: 'undo' }
  | { kind: 'redo' };

const MOST_STEPS = 200;
const TOGETHER_MS = 1000;

export const writeBody = (body: Body) => `${JSON.stringify(body, null, 2)}\n`;

const EMPTY: State = { text: '', body: {}, faults: [], past: [], future: [], last: undefined };

function withText(state: State, text: string): State {
  const { value, faults } = readText(text);
  return { ...state, text, faults, body: isObject(value) ? value : state.body };
}

export function reduce(state: State, action: Action): State {
  if (action.kind === 'undo') {
    const before = state.past.at(-1);
    if (before === undefined) return state;
    const undone = withText(state, before);
    return { ...undone, past: state.past.slice(0, -1), future: [state.text, ...state.future], last: undefined };
  }
  if (action.kind === 'redo') {
    const [next, ...future] = state.future;
    if (next === undefined) return state;
    return { ...withText(state, next), past: [...state.past, state.text], future, last: undefined };
  }
  const { key, at } = action;
  const text = action.change(state.text);
  if (text === state.text) return state;
  const together = state.last?.key === key && at - state.last.at < TOGETHER_MS;
  const past = together ? state.past : [...state.past, state.text].slice(-MOST_STEPS);
  return { ...withText(state, text), past, future: [], last: { key, at } };
}

/** One text under form and code, with its history. */
export function useDefinitionText(start: string) {
  const [state, dispatch] = useReducer(reduce, start, (text) => withText(EMPTY, text));
  const change = useCallback(
    (key: string, how: (text: string) => string) => dispatch({ kind: 'change', change: how, key, at: Date.now() }),
    [],
  );
  const acts = useMemo(
    () => ({
      setText: (text: string) => change('text', () => text),
      /** An unreadable text has no places to edit. */
      editForm: (pointer: string, before: unknown, after: unknown, field: string) =>
        change(field, (text) => (readText(text).value ? editValue(text, pointer, before, after) : text)),
      edit: (pointer: string, value: unknown) =>
        change(`edit ${Date.now()}`, (text) => (readText(text).value ? editText(text, pointer, value) : text)),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    }),
    [change],
  );
  return { ...state, ...acts, canUndo: state.past.length > 0, canRedo: state.future.length > 0 };
}

export type DefinitionText = ReturnType<typeof useDefinitionText>;
