/** Fetches again each style sheet of the page that did not arrive: a chunk that is asked for a second time brings its code and not its styles. */
export function renewStyles(page: Document = document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!link.sheet) link.replaceWith(link.cloneNode());
  }
}
