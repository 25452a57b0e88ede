import type { RunSource } from '@/stream/types';
import { type ExportWords, placeOf } from './answer-export';

/** Controls and decoration, which a word processor would show as text. */
const LEFT_OUT = 'button, svg, [data-note], [aria-hidden="true"], script, style';

/**
 * The answer as HTML, for programs that accept headings, lists and tables. Citation numbers are kept as `[1]` or
 * removed.
 */
export function answerHtml(text: Element, numbers: boolean): string {
  const copy = text.cloneNode(true) as Element;
  for (const mark of copy.querySelectorAll('[data-citation]')) {
    mark.replaceWith(numbers ? `[${mark.getAttribute('data-citation')}]` : '');
  }
  for (const each of copy.querySelectorAll(LEFT_OUT)) each.remove();
  for (const each of copy.querySelectorAll('*')) {
    for (const { name } of [...each.attributes]) if (!KEPT.has(name)) each.removeAttribute(name);
  }
  return copy.innerHTML;
}

const KEPT = new Set(['href', 'src', 'alt', 'colspan', 'rowspan', 'align', 'start', 'lang', 'dir']);

/** Appends the sources as a numbered list, each linked to its passage. */
export function htmlWithSources(
  html: string | undefined,
  sources: readonly RunSource[],
  words: ExportWords,
): string | undefined {
  if (html === undefined) return undefined;
  const title = Object.assign(document.createElement('h2'), { textContent: words.sources });
  const list = document.createElement('ol');
  for (const source of sources) {
    const { name, href } = placeOf(source, words);
    const link = Object.assign(document.createElement('a'), { textContent: name, href });
    const row = Object.assign(document.createElement('li'), { value: source.n });
    row.append(link);
    list.append(row);
  }
  return html + title.outerHTML + list.outerHTML;
}
