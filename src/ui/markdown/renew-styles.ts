/** Fetches again each style sheet of the page that did not arrive: a chunk that is asked for a second time brings its code and not its styles. */
export function renewStyles(page: Document = document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
  }
}

/** Chromium has a sheet for what did not arrive too, and forbids to look into it. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
