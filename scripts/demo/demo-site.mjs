import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite plugin for the static demo: uses another entry and adds the files that a static host needs. */
export function demoSite(root) {
  const out = join(root, 'dist/demo');
  return {
    name: 'millwright:demo-site',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/main.tsx', '/src/app/demo/main.ts'),
    },
    // Runs after everything is written, because Vite still needs the nonce before.
    closeBundle() {
      const page = join(out, 'index.html');
      writeFileSync(page, withoutServerParts(readFileSync(page, 'utf8')));
      const here = join(root, 'scripts/demo');
      copyFileSync(join(here, '404.html'), join(out, '404.html'));
      copyFileSync(join(here, 'worker.js'), join(out, 'demo-worker.js'));
      copyFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js'), join(out, 'mockServiceWorker.js'));
      cpSync(join(root, 'fixtures/domains/assets'), join(out, 'brand'), { recursive: true });
      writeFileSync(join(out, 'demo.json'), '{ "demo": "millwright" }\n');
    },
  };
}

/** Removes the server's placeholders and the nonce, which would protect nothing if it never changed. */
export function withoutServerParts(html) {
  return html
    .replace('<!--mw:head-->', '<link rel="icon" href="data:,">')
    .replace(/<!--mw:\w+-->/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/g, '')
    .replace(/ nonce="__MW_NONCE__"/g, '');
}
