import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Writes a small folder in the form of `npm run build`'s output, so that tests need no build. Returns its path. */
export function writeBuiltPortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mw-client-'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(
    join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/main-abc123.js' },
      'src/blocks/engine/hero/View.tsx': { file: 'assets/hero.js', imports: ['index.html', '_shared.js'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['src/blocks/engine/hero/View.tsx'] },
    }),
  );
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'export {};');
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="zh-CN"><head><meta property="csp-nonce" nonce="__MW_NONCE__"><title>t</title><!--mw:head-->' +
      '<script type="module" nonce="__MW_NONCE__" src="/assets/main-abc123.js"></script></head><body><div id="root"><!--mw:text--></div><!--mw:boot--></body></html>',
  );
  return folder;
}
