const COMING = '[role="search"], a[href*="/q?"]';

/**
 * Calls `coming` once, when the visitor types a question or points at a link that asks one. The code of the answer page
 * then loads in advance; on a slow connection, it took seconds after sending.
 */
export function watchForQuestion(page: Document, coming: () => void): void {
  const signs = ['input', 'focusin', 'pointerover'];
  const look = ({ type, target }: Event) => {
    const found = target instanceof Element && target.closest(COMING);
    // The box has the focus from the first frame, so that alone is no sign.
    if (!found || (type !== 'input' && found.tagName !== 'A')) return;
    for (const sign of signs) page.removeEventListener(sign, look);
    coming();
  };
  for (const sign of signs) page.addEventListener(sign, look);
}
