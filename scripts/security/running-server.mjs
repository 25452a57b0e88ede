// Starts the built server on its own data folder and checks the responses listed in header-rules.mjs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../setup.mjs';
import { answers, checkCookies, checkHeaders, overHttps } from './header-rules.mjs';

const MOST_START_MS = 180_000;
const HOST = 'portal.example';

/** `secure`: as behind a proxy that terminates HTTPS. */
export async function checkServer(secure) {
  const data = mkdtempSync(path.join(tmpdir(), 'millwright-security-'));
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      MILLWRIGHT_DATA: data,
      PORT: '0',
      MAIN_HOST: HOST,
      ...(secure && { TRUST_PROXY: 'true' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    const port = await portOf(server);
    const forwarded = secure ? { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' } : {};
    const ask = (answer) => get(port, answer.url, { host: answer.host ?? HOST, ...forwarded, ...answer.send });
    const original = await findOriginal(ask);
    const notes = [];
    const findings = [];
    for (const answer of answers) {
      if (answer.url.includes('{original}') && !original) {
        notes.push(`${answer.title}: this server has none to ask for; tests/attacks/headers.test.ts asks for one.`);
        continue;
      }
      const { status, headers } = await ask({ ...answer, url: answer.url.replace('{original}', original) });
      if (status !== answer.status) findings.push(`${answer.title}: answers ${status} instead of ${answer.status}.`);
      const rules = secure ? { ...answer.headers, ...overHttps } : answer.headers;
      findings.push(...checkHeaders({ ...answer, headers: rules }, headers));
      findings.push(...checkCookies(answer.title, headers['set-cookie'] ?? [], secure));
    }
    return { findings, note: notes.join('\n') || undefined };
  } finally {
    await stop(server);
    rmSync(data, { recursive: true, force: true });
  }
}

function portOf(server) {
  return new Promise((resolve, reject) => {
    let printed = '';
    const tooLong = setTimeout(() => reject(new Error(`The server did not start:\n${printed}`)), MOST_START_MS);
    const hear = (chunk) => {
      printed += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(printed)?.[1];
      if (!port || !printed.includes('Ctrl-C')) return;
      clearTimeout(tooLong);
      resolve(Number(port));
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => {
      clearTimeout(tooLong);
      reject(new Error(`The server ended:\n${printed}`));
    });
  });
}

async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

function get(port, url, headers) {
  return new Promise((resolve, reject) => {
    const request = http.get({ port, host: '127.0.0.1', path: url, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    request.on('error', reject);
  });
}

/** The id of a public document that came with the product and has an original file. */
async function findOriginal(ask) {
  const { body } = await ask({ url: '/api/search?q=PLC', send: { accept: 'application/json' } });
  const id = /"docId":"([^"]+)"/.exec(body)?.[1];
  if (!id) return undefined;
  const { status } = await ask({ url: `/api/documents/${encodeURIComponent(id)}/original` });
  return status === 200 ? encodeURIComponent(id) : undefined;
}
