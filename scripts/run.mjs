// Runs one of the commands beside the server: node scripts/run.mjs ingest …
import { setup } from './setup.mjs';

const [, , name, ...args] = process.argv;
setup();
const { main } = await import(`../dist/server/${name}.js`);
try {
  process.exitCode = await main(args);
} catch (error) {
  // A fault of the configuration, a database that is away: a sentence is what a person can use.
  const traced = /debug|trace/.test(process.env.LOG_LEVEL ?? '');
  process.stderr.write(`${traced ? error.stack : error.message}\n`);
  process.exitCode = 1;
}
