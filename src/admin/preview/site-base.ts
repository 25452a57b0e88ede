/** Base path of the site: '' at the root, '/portal' for a static copy below a path. */
export function siteBase(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=mw-base]')?.content ?? '';
}
