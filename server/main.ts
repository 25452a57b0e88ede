import pino from 'pino';
import type { UpgradeBlock } from '../setting/rehearse';
import { DataFolderBusy } from './base/database/embedded/data-lock';
import { hideKeys } from './base/http/hide-keys';
import { ConfigError, loadConfig } from './config';
import { printReady } from './start/print-ready';
import { startServer } from './start/start-server';
import { awaitStop } from './start/stop-signals';

/** Longer than any request of ours; connections still open after it are closed. */
const stopWithinMs = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);
/** In `npm start | tee log` Ctrl-C ends tee first: that nobody reads any more must not cut the stop short. */
const keepOnUnread = (stream: { on(event: 'error', listener: () => void): unknown }) => stream.on('error', () => {});

async function run(upgradeBlock: UpgradeBlock): Promise<number> {
  // Started by npm, the time it took npm and the set-up counts as well for whoever waits.
  const since = Number(process.env.MILLWRIGHT_SINCE) || Date.now() - process.uptime() * 1000;
  const config = loadConfig(process.env);
  const destination = pino.destination({ fd: 2, sync: true });
  for (const stream of [process.stdout, process.stderr, destination]) keepOnUnread(stream);
  const log = pino({ level: config.logLevel, base: undefined, hooks: hideKeys }, destination);
  const signals = awaitStop(() => process.exit(1));
  const stopping = new AbortController();
  void signals.asked.then(() => {
    stopping.abort();
    say('Stopping …');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
  });
  const server = await startServer({ config, log, say, upgradeBlock, signal: stopping.signal }).catch((error) => {
    if (!stopping.signal.aborted) throw error;
  });
  // What was open of a start that was interrupted has been closed in order; the next start goes on where it ended.
  if (!server) {
    say('Stopped.');
    return 0;
  }
  if (!stopping.signal.aborted) printReady({ config, server, seconds: (Date.now() - since) / 1000, say });
  const end = await Promise.race([signals.asked, server.lost.then(() => 'lost' as const)]);
  if (end === 'lost') log.fatal('the embedded PostgreSQL has ended; see postgres.log in the data folder');
  await server.stop();
  signals.dispose();
  say('Stopped.');
  return end === 'lost' ? 1 : 0;
}

/** The server as a process: runs until it is asked to stop or cannot go on, then exits. */
export function main(upgradeBlock: UpgradeBlock): void {
  run(upgradeBlock).then(
    (code) => process.exit(code),
    (error: Error) => {
      // What a person can mend is said in one sentence; anything else with its trace.
      const plain =
        error instanceof ConfigError || error instanceof DataFolderBusy || !process.env.LOG_LEVEL?.match(/debug|trace/);
      process.stderr.write(`${plain ? error.message : error.stack}\n`);
      process.exit(1);
    },
  );
}
