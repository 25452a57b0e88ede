import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl/Cmd-Z, Shift-Z and Y wherever the focus is: one history for everything, since a field's own would know nothing of the JSON
 * beside it. Ignored in dialogs over the editor and in search fields, which are not part of the draft.
 */
export function useHistoryKeys(undo: () => void, redo: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    if ((event.target as Element | null)?.closest?.('dialog, [role="dialog"], [type="search"]')) return;
    event.preventDefault();
    if (key === 'z' && !event.shiftKey) undo();
    else redo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
