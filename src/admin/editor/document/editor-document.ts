import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { GlobalSetting } from '@/renderer/types';
import { lastValid } from './last-valid';
import { readText, rememberValue } from './read-text';
import { applySplice, invertSplice, spliceBetween } from './splice';
import type { EditorDocument, Step } from './types';

/** More than anybody undoes; a step is as small as its change. */
const MOST_STEPS = 500;
/** Keystrokes in one field within this time form one step. */
const TOGETHER_MS = 1000;

type Told = Pick<Step, 'key' | 'label' | 'at'>;

export function openDocument(text: string, domain: string): EditorDocument {
  const neutral: GlobalSetting = { accessDomain: domain };
  const empty = { text: '', body: neutral, valid: neutral, faults: [], held: [], past: [], future: [] };
  return withText(empty, text);
}

/** Adds one step to the history, from a field, the JSON view or a drag. Unchanged text adds none. */
export function changeText(document: EditorDocument, text: string, told: Told): EditorDocument {
  if (text === document.text) return document;
  const last = document.past.at(-1);
  const together =
    told.key !== undefined && last?.key === told.key && told.at - last.at < TOGETHER_MS && document.future.length === 0;
  const before = together && last ? applySplice(document.text, last.undo) : document.text;
  const kept = together ? document.past.slice(0, -1) : document.past;
  // Typing that was reverted is no step: undoing it would do nothing.
  if (before === text) return { ...withText(document, text), past: kept, future: [] };
  const redo = spliceBetween(before, text);
  const { key, label, at } = told;
  const step: Step = { key, label, at, redo, undo: invertSplice(before, redo) };
  return { ...withText(document, text), past: [...kept, step].slice(-MOST_STEPS), future: [] };
}

export function undoStep(document: EditorDocument): EditorDocument {
  const step = document.past.at(-1);
  if (!step) return document;
  const undone = withText(document, applySplice(document.text, step.undo));
  return { ...undone, past: document.past.slice(0, -1), future: [step, ...document.future] };
}

export function redoStep(document: EditorDocument): EditorDocument {
  const [step, ...future] = document.future;
  if (!step) return document;
  // Without its key, so that the next typing is a separate step.
  const past = [...document.past, { ...step, key: undefined }];
  return { ...withText(document, applySplice(document.text, step.redo)), past, future };
}

/** While the text is invalid, the last value stands. Unchanged parts stay the same objects. */
function withText(document: EditorDocument, text: string): EditorDocument {
  const { value, faults } = readText(text);
  if (!value) return { ...document, text, faults, refused: undefined };
  const body = copyWithStructuralSharing(document.body, value) as GlobalSetting;
  rememberValue(text, body as Record<string, unknown>);
  const { valid, held } = lastValid(body, document.valid);
  return { ...document, text, faults, body, valid, held, refused: undefined };
}
