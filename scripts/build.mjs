// Builds dist/client (portal) and dist/server; with --demo dist/demo (the portal alone, answers from fixtures). Either
// brings the licences of what it contains.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { demoSite } from './demo/demo-site.mjs';
import { thirdPartyNotices } from './security/notices.mjs';
import { root } from './setup.mjs';

const entry = (name) => path.join(root, 'server', `${name}.ts`);
const COMMANDS = {
  main: '../scripts/settings/server-cli',
  ingest: 'commands/ingest-cli',
  knowledge: 'commands/knowledge-cli',
  reindex: 'commands/reindex-cli',
  'detection-worker': 'pictures/detection/worker',
  'ingest-worker': 'knowledge/ingest/parsing/worker',
  'ocr-reader': 'pictures/ocr/reader',
  operator: 'commands/operator-cli',
  audit: 'commands/audit-cli',
  settings: '../scripts/settings/settings-cli',
};

function buildServer() {
  const inputs = Object.entries(COMMANDS).filter(([, file]) => existsSync(entry(file)));
  return build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // Two hundred small files, read at every start: in one they load four times as fast.
    ssr: { noExternal: ['kysely'] },
    resolve: { alias: { '@': path.join(root, 'src') } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist/server',
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(inputs.map(([name, file]) => [name, entry(file)])),
        // Server and settings command read the migrations of blocks; nobody looks at blocks there.
        external: /\/View(?:\.tsx)?$/,
      },
    },
  });
}

if (process.argv.includes('--demo')) {
  const target = { outDir: 'dist/demo', emptyOutDir: true };
  await build({ root, mode: 'demo', logLevel: 'warn', base: './', plugins: [demoSite(root)], build: target });
} else {
  await build({ root, logLevel: 'warn' });
  await compressFiles(path.join(root, 'dist/client/assets'));
  await buildServer();
}
writeFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root));
