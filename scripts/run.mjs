// Runs one of the commands beside the server: node scripts/run.mjs ingest …
import { setup } from './setup.mjs';

const [, , name, ...args] = process.argv;
setup();
const { main } = await import(`../dist/server/${name}.js`);
process.exitCode = await main(args);
