// Runs a command of the built server: node scripts/run.mjs ingest …
import { setup } from './setup.mjs';

const [, , name, ...args] = process.argv;
setup();
const { main } = await import(`../dist/server/${name}.js`);
try {
  process.exitCode = await main(args);
} catch (error) {
  // For expected errors, such as a wrong configuration or an unreachable database, the message is enough.
  const traced = /debug|trace/.test(process.env.LOG_LEVEL ?? '');
  process.stderr.write(`${traced ? error.stack : error.message}\n`);
  process.exitCode = 1;
}
