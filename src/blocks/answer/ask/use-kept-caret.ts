import { type RefObject, useLayoutEffect } from 'react';

/** The caret of the box, while a waiting question is sent and the page moves on. */
let caret: { chatId: string; at: number } | null = null;

/** Sending a waiting question must not interrupt whoever is writing the next one. */
export function useKeptCaret(place: RefObject<HTMLElement | null>, chatId: string): void {
  useLayoutEffect(() => {
    const own = place.current;
    const field = own?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      'form input:not([type="file"]), form textarea',
    );
    if (caret?.chatId === chatId) {
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(caret.at, caret.at);
    }
    caret = null;
    return () => {
      const focused = document.activeElement;
      if (own?.contains(focused) && isField(focused)) caret = { chatId, at: focused.selectionStart ?? 0 };
    };
  }, [place, chatId]);
}

/** The field of the question itself, not one that edits a waiting question. */
export const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches('form input:not([type="file"]), form textarea');
