const COMING = '[role="search"], a[href*="/q?"]';

/**
 * Tells once that a question is coming: somebody types one, or points at a link that asks one. What shows the answer can
 * be fetched while they do; on a slow line it took seconds after the question was sent.
 */
export function watchForQuestion(page: Document, coming: () => void): void {
  const signs = ['input', 'focusin', 'pointerover'];
  const look = ({ type, target }: Event) => {
    const found = target instanceof Element && target.closest(COMING);
    // The cursor stands in the box from the first frame: that alone says nothing.
    if (!found || (type !== 'input' && found.tagName !== 'A')) return;
    for (const sign of signs) page.removeEventListener(sign, look);
    coming();
  };
  for (const sign of signs) page.addEventListener(sign, look);
}
