/** What goes to the clipboard: plain words, and the same with headings and tables for programs that take them. */
export interface Copied {
  text: string;
  html?: string;
}

/** Whether it worked. Pages without https, as many portals inside a plant are, have no clipboard of their own: there a selection is copied. */
export async function copyOut({ text, html }: Copied): Promise<boolean> {
  const { clipboard } = navigator;
  try {
    if (clipboard && html !== undefined && typeof ClipboardItem !== 'undefined') {
      await clipboard.write([
        new ClipboardItem({ 'text/plain': blob('text/plain', text), 'text/html': blob('text/html', html) }),
      ]);
      return true;
    }
    if (clipboard) {
      await clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused by the browser or its owner: the older way may still be open.
  }
  return copySelection({ text, html });
}

const blob = (type: string, text: string) => new Blob([text], { type });

/** The browser asks what to copy: so nothing has to be put into the page, and no focus is lost. */
function copySelection({ text, html }: Copied): boolean {
  let asked = false;
  const answer = (event: ClipboardEvent) => {
    if (!event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    if (html !== undefined) event.clipboardData.setData('text/html', html);
    asked = true;
  };
  document.addEventListener('copy', answer, { once: true });
  const worked = document.execCommand?.('copy') === true;
  document.removeEventListener('copy', answer);
  return worked && asked;
}
