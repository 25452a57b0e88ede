import { tidy } from './find-leaf';

/** Texts of an element that may come from the setting: its text, then source, target, label and alternative text. */
export function wordsOf(element: Element): string[] {
  const attributes = ['src', 'href', 'aria-label', 'alt', 'placeholder'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  return [element.textContent ?? '', ...attributes].map(tidy).filter((text) => text !== '' && text.length < 2000);
}
