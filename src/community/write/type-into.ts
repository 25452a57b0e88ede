import type { Insertion } from './insert-mark';

/** Types into a field like a person would, so that undo keeps working. Does not take the focus from elsewhere. */
export function typeInto(area: HTMLTextAreaElement, { from, to, text, select }: Insertion): void {
  const isFocused = document.activeElement === area;
  if (isFocused) area.setSelectionRange(from, to);
  if (!isFocused || !document.execCommand?.('insertText', false, text)) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(...select);
}

/** Types a text over the selection. */
export function typeOver(area: HTMLTextAreaElement, text: string): void {
  const { selectionStart: from, selectionEnd: to } = area;
  typeInto(area, { from, to, text, select: [from + text.length, from + text.length] });
}
