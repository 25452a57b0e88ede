import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { seededFolder } from '../support/seeded-folder';
import {
  isRunning,
  originOf,
  postgresOf,
  root,
  type ServerProcess,
  signal,
  spawnServer,
} from '../support/server-process';

const settings = '/proxy-api/open/office/aipage/configInfo/detail';
const isRoot = process.getuid?.() === 0;
const started: ServerProcess[] = [];
const folders: string[] = [];

async function seededData() {
  const folder = await seededFolder();
  folders.push(folder);
  return folder;
}

async function newFolder() {
  const folder = await mkdtemp(path.join(tmpdir(), 'mw-start-'));
  // PostgreSQL's own user must be able to enter; otherwise its files would be elsewhere.
  await chmod(folder, 0o755);
  folders.push(folder);
  return path.join(folder, 'data');
}

function start(
  env: Record<string, string>,
  ...more: [command?: string[], options?: Parameters<typeof spawnServer>[2]]
) {
  const server = spawnServer(env, ...more);
  started.push(server);
  return server;
}

async function startReady(
  env: Record<string, string>,
  ...more: Parameters<typeof start> extends [unknown, ...infer R] ? R : never
) {
  const server = start(env, ...more);
  const origin = originOf(await server.says('Ctrl-C stops it.'));
  return { server, origin };
}

/** Sends this signal; the server must stop cleanly and leave nothing behind. */
async function expectCleanEnd(server: ServerProcess, data: string, name: NodeJS.Signals) {
  const postgres = postgresOf(data);
  expect(postgres).toBeGreaterThan(0);
  server.child.kill(name);
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.output()).toContain('Stopped.');
  expect(isRunning(postgres)).toBe(false);
  expect(existsSync(path.join(data, 'lock.json'))).toBe(false);
}

afterEach(async () => {
  for (const { child, exited } of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await exited;
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe('starting', () => {
  test('a fresh folder is seeded: every fixture domain answers under its own name, and the handbook can be asked', async () => {
    const data = await newFolder();
    const { server, origin } = await startReady({ MILLWRIGHT_DATA: data });
    expect(server.output()).toMatch(/ready after \d+\.\d s/);
    expect(server.output()).toContain(`http://steelworks.localhost:${new URL(origin).port}`);
    const asked = await fetch(`${origin}${settings}?accessDomain=steelworks`);
    expect((await asked.json()).data.accessDomain).toBe('steelworks');
    const found = await (await fetch(`${origin}/api/search?q=${encodeURIComponent('轴承')}`)).json();
    expect(found.data.total).toBeGreaterThan(0);
  });

  test('a taken port is named, and the next one is used; SIGHUP leaves nothing behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => other.once('listening', done));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const data = await seededData();
    try {
      const { server, origin } = await startReady({ MILLWRIGHT_DATA: data, PORT: String(port) });
      expect(server.output()).toMatch(new RegExp(`Port ${port} is taken, so this is port ${new URL(origin).port}`));
      expect((await fetch(`${origin}/api/health`)).status).toBe(200);
      await expectCleanEnd(server, data, 'SIGHUP');
    } finally {
      other.close();
    }
  });

  test('faults of the configuration are all named, and nothing is started', async () => {
    const data = await newFolder();
    const server = start({ MILLWRIGHT_DATA: data, PORT: 'x', DATABASE_URL: 'mysql://a:secret@b' });
    expect(await server.exited).toMatchObject({ code: 1 });
    expect(server.output()).toMatch(/2 faults.*PORT is 'x'.*DATABASE_URL/s);
    expect(server.output()).not.toMatch(/secret|\n {4}at /);
    expect(existsSync(data)).toBe(false);
  });

  test('a second copy on the same folder is refused, and told who has it and where; SIGINT ends the first', async () => {
    const data = await seededData();
    const { server, origin } = await startReady({ MILLWRIGHT_DATA: data });
    const second = start({ MILLWRIGHT_DATA: data });
    expect(await second.exited).toMatchObject({ code: 1 });
    for (const part of [data, `process ${server.child.pid}`, 'since 20', origin])
      expect(second.output()).toContain(part);
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    await expectCleanEnd(server, data, 'SIGINT');
  });

  test.runIf(isRoot && reachableByOthers(root))('works as an ordinary user', async () => {
    const data = await newFolder();
    await chown(path.dirname(data), 65534, 65534);
    const { server, origin } = await startReady({ MILLWRIGHT_DATA: data, HOME: path.dirname(data) }, undefined, {
      uid: 65534,
      gid: 65534,
    });
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toMatchObject({ code: 0 });
  });
});

describe('stopping', () => {
  test('an answer that is being watched does not hold it up: SIGTERM leaves nothing behind', async () => {
    const data = await seededData();
    const { server, origin } = await startReady({ MILLWRIGHT_DATA: data });
    const idle = await fetch(`${origin}/api/health`);
    await idle.text();
    const stream = fetch(`${origin}/tianzhi-tools/api/agent/research`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '滚动轴承发热，先查什么？' }),
    })
      .then((response) => response.text())
      .catch(() => 'cut');
    await expectCleanEnd(server, data, 'SIGTERM');
    await stream;
  });

  test('a signal during the start is heard', async () => {
    const data = await newFolder();
    const server = start({ MILLWRIGHT_DATA: data });
    await server.says('Domains:');
    server.child.kill('SIGINT');
    expect(await server.exited).toMatchObject({ code: 0 });
    expect(server.output()).not.toContain('ready');
    expect(postgresOf(data)).toBeUndefined();
  });

  test('killed, it comes back by itself: the lock does not count, the PostgreSQL left behind is stopped, the data is there; with its PostgreSQL killed it ends and says why', async () => {
    const data = await seededData();
    const first = await startReady({ MILLWRIGHT_DATA: data });
    const visitor = { cookie: `mw_visitor=${'k'.repeat(22)}`, 'content-type': 'application/json' };
    const ask = await fetch(`${first.origin}/tianzhi-tools/api/agent/research`, {
      method: 'POST',
      headers: visitor,
      body: JSON.stringify({ query: '滚动轴承发热，先查什么？' }),
    });
    await ask.text();
    const orphan = postgresOf(data);
    first.server.child.kill('SIGKILL');
    await first.server.exited;
    expect(isRunning(orphan)).toBe(true);
    const second = await startReady({ MILLWRIGHT_DATA: data });
    expect(second.server.output()).toContain(
      `Stopped the PostgreSQL (process ${orphan}) that an earlier start left behind.`,
    );
    expect(isRunning(orphan)).toBe(false);
    const history = await (await fetch(`${second.origin}/api/question/list`, { headers: visitor })).json();
    expect(history.data.total).toBe(1);
    signal(postgresOf(data), 'SIGKILL');
    expect(await second.server.exited).toMatchObject({ code: 1 });
    expect(second.server.output()).toContain('the embedded PostgreSQL has ended');
  });
});

describe('npm start', () => {
  const npm = ['npm', '--prefix', root, 'start'];

  test.each([
    ['the npm process', false],
    ['the whole group, as Ctrl-C does', true],
  ])('a signal to %s stops the server cleanly', async (_name, group) => {
    const data = await seededData();
    const { server, origin } = await startReady({ MILLWRIGHT_DATA: data }, npm, { detached: true });
    signal(server.child.pid, group ? 'SIGINT' : 'SIGTERM', group);
    await server.exited;
    await expect.poll(() => postgresOf(data), { timeout: 10_000 }).toBeUndefined();
    await expect.poll(() => existsSync(path.join(data, 'lock.json')), { timeout: 10_000 }).toBe(false);
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow();
  });
});

describe('with DATABASE_URL', () => {
  test('two nodes serve one database, hear of each other’s changes, and start no PostgreSQL', async () => {
    const template = inject('postgresUrl');
    const name = `e2e_${Date.now()}`;
    const admin = new pg.Client(template.replace('/millwright?', '/postgres?'));
    await admin.connect();
    await admin.query(`create database ${name}`);
    try {
      const databaseUrl = template.replace('/millwright?', `/${name}?`);
      const folders = [await newFolder(), await newFolder()];
      const nodes = await Promise.all(
        folders.map((data) => startReady({ MILLWRIGHT_DATA: data, DATABASE_URL: databaseUrl })),
      );
      for (const data of folders) expect(existsSync(path.join(data, 'postgres'))).toBe(false);
      const titles = () =>
        Promise.all(
          nodes.map(
            async ({ origin }) => (await (await fetch(`${origin}${settings}?accessDomain=minimal`)).json()).data.title,
          ),
        );
      expect(new Set(await titles()).size).toBe(1);
      const client = new pg.Client(databaseUrl);
      await client.connect();
      await client.query(`with revision as (insert into setting_revision (id, access_domain, body, author) values ('x', 'minimal', '{"accessDomain":"minimal","title":"new"}', 'e2e') returning id)
        update setting_pointer set published = 'x' where access_domain = 'minimal'`);
      await client.query(`select pg_notify('setting', 'minimal')`);
      await client.end();
      await expect.poll(titles, { timeout: 5000 }).toEqual(['new', 'new']);
      for (const { server } of nodes) server.child.kill('SIGTERM');
      await Promise.all(nodes.map(({ server }) => server.exited));
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    }
  });
});

function reachableByOthers(folder: string): boolean {
  return !folder.startsWith('/root');
}
