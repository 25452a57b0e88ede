import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { WEBHOOK_SAMPLES } from '../../src/platform/samples/webhook-samples';
import { newSecrets, shownSecret, signedHeaders } from './webhooks/secrets';

const run = promisify(execFile);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

function start(name: string, text: string, env: NodeJS.ProcessEnv): ChildProcess {
  if (name === 'Python') return spawn('python3', ['-c', text], { env });
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'sample.mts'), text);
  return spawn('node', ['--import', 'tsx', join(folder, 'sample.mts')], { env });
}

test.each(WEBHOOK_SAMPLES)(
  'the receiver in $name takes what is genuine and refuses the rest',
  async ({ name, text }) => {
    const program = name === 'Python' ? 'python3' : 'node';
    if (
      !(await run(program, ['--version']).then(
        () => true,
        () => false,
      ))
    )
      return void process.stdout.write(`Skipped: the receiver in ${name}, without ${program}.\n`);
    const secrets = newSecrets();
    const port = await freePort();
    const env = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      WEBHOOK_SECRET: shownSecret(secrets),
      PORT: `${port}`,
    };
    const receiver = start(name, text, env);
    onTestFinished(() => void receiver.kill());
    let printed = '';
    receiver.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    const body = JSON.stringify({ type: 'ping', timestamp: '2026-11-28T08:00:00.000Z', data: { endpoint: '泵' } });
    const now = Math.floor(Date.now() / 1000);
    const send = async (headers: Record<string, string>, sent = body): Promise<number> => {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent }).catch(
          () => null,
        );
        if (answer) return answer.status;
        await sleep(100);
      }
    };
    const by = (list: Parameters<typeof signedHeaders>[0], timestamp = now) =>
      signedHeaders(list, { id: 'evt_1', timestamp, body });
    expect(await send(by([secrets]))).toBe(204);
    // During a rotation, its secret is the second.
    expect(await send(by([newSecrets(), secrets]))).toBe(204);
    expect(await send(by([newSecrets()]))).toBe(401);
    expect(await send(by([secrets], now - 3600))).toBe(401);
    expect(await send(by([secrets]), body.replace('泵', '阀'))).toBe(401);
    expect(await send({ ...by([secrets]), 'webhook-id': 'evt_2' })).toBe(401);
    expect(printed.trim().split('\n')).toEqual(['ping', 'ping']);
  },
  90_000,
);
