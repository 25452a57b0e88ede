import type { Plugin } from 'vite';

const LINK = /\s*<link rel="modulepreload"[^>]* href="([^"]*\/home-[^"]+\.js)"[^>]*>/;
const ENTRY = /<script type="module"/;

/**
 * Requests the first page's chunk as a separate script before the entry that imports it. Modules of one script run in
 * one task, during which a slow phone could not respond to touch.
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
