import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite plugin of the static demo: another entry, and the files that a static host needs beside the built ones. */
export function demoSite(root) {
  const out = join(root, 'dist/demo');
  return {
    name: 'millwright:demo-site',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/app/main.tsx', '/src/app/demo/main.ts'),
    },
    // After everything is written: the nonce stands in the page only once Vite is done with it.
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

/** Nobody fills in placeholders here, and a nonce that never changes protects nobody. */
export function withoutServerParts(html) {
  return html
    .replace('<!--mw:head-->', '<link rel="icon" href="data:,">')
    .replace(/<!--mw:\w+-->/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>/g, '')
    .replace(/ nonce="__MW_NONCE__"/g, '');
}
