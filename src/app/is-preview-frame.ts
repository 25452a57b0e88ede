/**
 * Whether this page is shown in a frame of the workbench, or of a guest's page, on this site. No URL can trigger it, so a link can never show
 * visitors an unpublished setting. The window name survives navigation in the frame.
 */
export function isPreviewFrame(own: Window, basename: string): boolean {
  if (own.name !== 'mw-preview' || own.parent === own) return false;
  try {
    const { origin, pathname } = own.parent.location;
    return origin === own.location.origin && /^\/(?:admin|preview)(?:\/|$)/.test(pathname.slice(basename.length));
  } catch {
    // The URL of a cross-origin parent cannot be read.
    return false;
  }
}
