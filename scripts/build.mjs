// Builds dist/client (the portal) and dist/server; with --demo, dist/demo (the portal alone, with responses from
// fixtures). Both include the licences of their contents.
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress-files.mjs';
import { demoSite } from './demo/demo-site.mjs';
import { thirdPartyNotices } from './security/notices.mjs';
import { root } from './setup.mjs';
import { buildEmbed } from './vite/build-embed.mjs';

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
  experts: 'commands/experts-cli',
  audit: 'commands/audit-cli',
  community: 'commands/community-cli',
  settings: '../scripts/settings/settings-cli',
};

function buildServer() {
  const inputs = Object.entries(COMMANDS).filter(([, file]) => existsSync(entry(file)));
  return build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    // Two hundred small files, read at every start: bundled, they load four times as fast.
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
        // The server and the settings command use the upgrades of blocks, never their views.
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
  await buildEmbed(root, 'dist/client');
  await compressFiles(path.join(root, 'dist/client/assets'));
  await buildServer();
}
writeFileSync(path.join(root, 'dist/THIRD-PARTY-NOTICES.txt'), thirdPartyNotices(root));
