import { tidy } from './find-leaf';

/** What an element shows that a setting could have said: its text, its picture, where it leads, its label; nearest first. */
export function wordsOf(element: Element): string[] {
  const attributes = ['src', 'href', 'aria-label', 'alt', 'placeholder'].map(
    (name) => element.getAttribute(name) ?? '',
  );
  return [element.textContent ?? '', ...attributes].map(tidy).filter((text) => text !== '' && text.length < 2000);
}
