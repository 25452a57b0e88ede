// Compares the settings call with a bare Fastify route that returns the same body, measured in turn in one run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, startPortal } from '../support/portal';
import { load, median } from './support/load';
import { report } from './support/report';

const ROUNDS = 5;
const SECONDS = 5;
const CALL = '/proxy-api/open/office/aipage/configInfo/detail?accessDomain=main';
const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-server-'));

async function startBare(body: string): Promise<{ url: string; stop(): void }> {
  const file = path.join(folder, 'body.json');
  writeFileSync(file, body);
  const port = await freePort();
  const args = [
    path.join(root, 'node_modules/tsx/dist/cli.mjs'),
    path.join(import.meta.dirname, 'support/bare-fastify.ts'),
  ];
  const child = spawn(process.execPath, [...args, String(port), file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => void child.kill() };
}

const portal = await startPortal({ env: { RATE_LIMIT: '0' } });
const settings = `${portal.url()}${CALL}`.replace('localhost', '127.0.0.1');
const body = await (await fetch(settings)).text();
const bare = await startBare(body);
const ours: number[] = [];
const theirs: number[] = [];
const late: number[] = [];
let bad = 0;
try {
  await load(settings, 2);
  await load(bare.url, 2);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [url, rates] of [
      [settings, ours],
      [bare.url, theirs],
    ] as const) {
      const result = await load(url, SECONDS);
      rates.push(result.requestsPerSecond);
      bad += result.bad;
      if (url === settings) late.push(result.late);
    }
  }
} finally {
  bare.stop();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

const ratios = ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN));
report(
  `Server: the settings call (${body.length} characters), ${ROUNDS} rounds of ${SECONDS} s in turn, 50 connections`,
  [
    {
      figure: 'settings call',
      value: median(ours),
      unit: 'requests/s',
      peer: median(theirs),
      peerName: 'bare Fastify',
    },
    { figure: 'share of a bare Fastify route', value: median(ratios), min: 0.7 },
    { figure: 'p97.5 of the settings call', value: median(late), unit: 'ms' },
    { figure: 'answers that were not 200', value: bad, max: 0 },
  ],
);
