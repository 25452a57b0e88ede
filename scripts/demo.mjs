// `npm run demo`: builds the portal that takes its responses from fixtures in the browser, and serves it like a static
// host.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createStaticServer } from './demo/serve-static.mjs';
import { checkNode, ensureBuild, ensurePackages, root } from './setup.mjs';

checkNode();
ensurePackages();
ensureBuild({ demo: true });
const wanted = Number(process.env.PORT ?? 8090);
const domains = readdirSync(path.join(root, 'fixtures/domains'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'));

const server = createStaticServer(path.join(root, 'dist/demo'));
server.once('error', (error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${wanted} is taken; taking a free one. Set PORT to choose.`);
  server.listen(0, '127.0.0.1');
});
server.on('listening', () => {
  const origin = `http://localhost:${server.address().port}/`;
  console.log('The demo: the portal with answers from fixtures. Chats stay in this browser.');
  for (const domain of domains) console.log(`  ${origin}?domain=${domain}`);
  console.log('dist/demo can be copied to any static host, under any path. Ctrl-C ends this one.');
});
server.listen(wanted, '127.0.0.1');
