import type { Point } from '../geometry/types';

export type KeyCommand =
  | { do: 'nudge' | 'grow'; by: Point }
  | { do: 'zoom'; factor: number }
  | { do: 'begin' | 'finish' | 'fit' | 'cancel' | 'clear' | 'undo' | 'redo' | 'hand' };

export type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
export const ZOOM_STEP = 1.25;

/** The command of a key on the stage; null if it has none. */
export function keyCommand(event: Key, hasBox: boolean): KeyCommand | null {
  const { key, shiftKey } = event;
  const by = ARROWS[key];
  if (by) return hasBox && !event.ctrlKey && !event.metaKey ? arrow(by, shiftKey ? 10 : 1, event.altKey) : null;
  if (event.ctrlKey || event.metaKey) return historyKey(key.toLowerCase(), shiftKey);
  if (event.altKey) return null;
  return plainKey(key, hasBox);
}

function plainKey(key: string, hasBox: boolean): KeyCommand | null {
  if (key === 'Enter') return { do: hasBox ? 'finish' : 'begin' };
  if (key === ' ') return { do: 'hand' };
  if (key === '+' || key === '=') return { do: 'zoom', factor: ZOOM_STEP };
  if (key === '-' || key === '_') return { do: 'zoom', factor: 1 / ZOOM_STEP };
  if (key === '0') return { do: 'fit' };
  if (key === 'Escape') return { do: 'cancel' };
  return key === 'Delete' || key === 'Backspace' ? { do: 'clear' } : null;
}

function arrow(by: Point, step: number, grow: boolean): KeyCommand {
  return { do: grow ? 'grow' : 'nudge', by: { x: by.x * step, y: by.y * step } };
}

function historyKey(key: string, shift: boolean): KeyCommand | null {
  if (key === 'z') return { do: shift ? 'redo' : 'undo' };
  return key === 'y' ? { do: 'redo' } : null;
}
