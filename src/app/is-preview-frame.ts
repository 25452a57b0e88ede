/**
 * Whether the workbench of this site shows this page in one of its frames. Nothing in an address says so: a link can then never put
 * a visitor in front of a setting that nobody published. The name of a frame outlives navigations inside it.
 */
export function isPreviewFrame(own: Window, basename: string): boolean {
  if (own.name !== 'mw-preview' || own.parent === own) return false;
  try {
    const { origin, pathname } = own.parent.location;
    return origin === own.location.origin && /^\/admin(\/|$)/.test(pathname.slice(basename.length));
  } catch {
    // Another site's page does not let its address be read.
    return false;
  }
}
