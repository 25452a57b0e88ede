/** Reloads every style sheet of the page that failed: requesting a chunk again does not request its styles again. */
export function renewStyles(page: Document = document): void {
  for (const link of page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!hasRules(link)) link.replaceWith(link.cloneNode());
  }
}

/** Chromium also creates a sheet for a failed request, but denies access to its rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
