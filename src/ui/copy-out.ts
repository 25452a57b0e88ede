/** The clipboard content: plain text, and optionally HTML with headings and tables. */
export interface Copied {
  text: string;
  html?: string;
}

/**
 * Whether the copy succeeded. Pages without HTTPS, common inside plants, have no Clipboard API; they use the `copy`
 * command.
 */
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
    // Denied by the browser or by policy; the older command may still work.
  }
  return copySelection({ text, html });
}

const blob = (type: string, text: string) => new Blob([text], { type });

/** Sets the data in the `copy` event, so no element is added to the page and the focus stays. */
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
