const BLOCKS = 'p, li, tr, h1, h2, h3, h4, h5, h6, pre, blockquote, figure';
/** Citation markers, buttons and text for screen readers only are not part of the text. */
const BESIDES = 'button, [aria-hidden="true"], [data-print="no"], .katex-mathml';

export interface Selected {
  text: string;
  range: Range;
  /** The answer or document that contains the selection. */
  root: Element;
}

/** The selected text, if it lies within one quotable text. */
export function selectedText(selection: Selection | null): Selected | null {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const root = rootOf(range.startContainer);
  if (!root || root !== rootOf(range.endContainer)) return null;
  const text = wordsOf(range.cloneContents());
  return text === '' ? null : { text, range, root };
}

function rootOf(node: Node): Element | null {
  const element = node instanceof Element ? node : node.parentElement;
  return element?.closest('[data-quotable]') ?? null;
}

function wordsOf(part: DocumentFragment): string {
  for (const element of part.querySelectorAll(BESIDES)) element.remove();
  for (const cell of part.querySelectorAll('td, th')) cell.append(' ');
  for (const block of part.querySelectorAll(BLOCKS)) block.append('\n');
  return (part.textContent ?? '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim();
}
