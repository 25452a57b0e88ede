import type { Plugin } from 'vite';

const LINK = /\s*<link rel="modulepreload"[^>]* href="([^"]*\/home-[^"]+\.js)"[^>]*>/;
const ENTRY = /<script type="module"/;

/**
 * The first page's chunk is asked for as a script of its own, ahead of the entry that imports it. Modules that one script brings run in one
 * go, and a slow phone could not answer a touch meanwhile.
 */
export function firstPageScript(): Plugin {
  return {
    name: 'millwright:first-page-script',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: splitScripts },
  };
}

export function splitScripts(html: string): string {
  const [link, file] = LINK.exec(html) ?? [];
  if (!link || !ENTRY.test(html)) throw new Error('index.html no longer preloads the chunk "home" beside its entry.');
  return html.replace(link, '').replace(ENTRY, `<script type="module" crossorigin src="${file}"></script>\n    $&`);
}
