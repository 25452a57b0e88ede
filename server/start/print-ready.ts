import { MAIN_DOMAIN } from '../base/http/access-domain';
import { version } from '../base/package-root';
import type { Config } from '../config';
import type { RunningServer } from './start-server';

interface Options {
  config: Config;
  server: Pick<RunningServer, 'port' | 'takenPort' | 'domains' | 'firstOperator'>;
  seconds: number;
  say: (line: string) => void;
}

/** What a person reads after the start: where the portals are, and what to know about them. */
export function printReady({ config, server, seconds, say }: Options): void {
  const { port, takenPort, domains, firstOperator } = server;
  if (takenPort !== undefined) say(`Port ${takenPort} is taken, so this is port ${port}.`);
  say(`Millwright V${version} is ready after ${seconds.toFixed(1)} s:`);
  const named = domains.filter((domain) => domain !== MAIN_DOMAIN && !domain.includes('.'));
  const rows = [['main', 'localhost'], ...named.map((domain) => [domain, `${domain}.localhost`])];
  const width = Math.max(...rows.map(([name = '']) => name.length));
  for (const [name = '', host] of rows) say(`  ${name.padEnd(width)}  http://${host}:${port}`);
  for (const domain of domains.filter((name) => name.includes('.')))
    say(`  ${domain.padEnd(width)}  by its own host name`);
  if (firstOperator) {
    say(`Settings are changed at http://localhost:${port}/admin`);
    say(
      `  name ${firstOperator.name}, password ${firstOperator.password} (shown this once; npm run operator -- reset ${firstOperator.name})`,
    );
    if (config.people.operatorSecondFactor)
      say(
        '  The first sign-in sets up a second step, with a phone. For a trial without one: OPERATOR_SECOND_FACTOR=optional',
      );
  }
  if (isLoopback(config.host)) say('Only this machine can open them. HOST=0.0.0.0 opens them to the network.');
  else if (config.mainHosts.length === 0)
    say(
      'Other machines get no portal until MAIN_HOST names the host or address they use, such as MAIN_HOST=192.168.1.5.',
    );
  if (!config.llm) say('No model is configured (LLM_BASE_URL): answers quote their sources.');
  say('Ctrl-C stops it.');
}

const isLoopback = (host: string) => ['127.0.0.1', 'localhost', '::1'].includes(host);
