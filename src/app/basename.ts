/** Path of the site on its host: '' at the root, '/portal' for a static copy below a path. */
export const basename: string = document.querySelector<HTMLMetaElement>('meta[name=mw-base]')?.content ?? '';
