import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const program = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');
export const hasConformance = existsSync(program);

/**
 * The suite's one import that Node 20 lacks. It uses it to draw up reports about other repositories, which is not done
 * here.
 */
const fillIn = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`
export const resolve = (name, at, next) =>
  name === 'fs' && at.parentURL?.includes('/conformance/dist/')
    ? { url: 'data:text/javascript,' + encodeURIComponent("export * from 'node:fs'; export const globSync = () => [];"), shortCircuit: true }
    : next(name, at);
\`));`;

interface Check {
  id: string;
  status: string;
}

/** The checks of each scenario that failed, by their ids, and how many passed. Runs the public suite as its users do. */
export async function runConformance(
  args: readonly string[],
  hear: (said: string) => void = () => {},
): Promise<{ failed: Record<string, string[]>; passed: number }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'conformance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(fillIn)}`, program, ...args, '-o', folder],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const out of [run.stdout, run.stderr])
    out.on('data', (piece: Buffer) => {
      said += piece.toString();
      hear(piece.toString());
    });
  await new Promise((resolve) => run.once('close', resolve));
  const failed: Record<string, string[]> = {};
  let passed = 0;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(name) !== 'checks.json') continue;
    const checks: Check[] = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const scenario = path
      .basename(path.dirname(name))
      .replace(/^server-/, '')
      .replace(/-\d{4}-\d\d-\d\dT.*$/, '');
    const faults = checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => id);
    if (faults.length > 0) failed[scenario] = [...new Set(faults)].toSorted();
    passed += checks.filter(({ status }) => status === 'SUCCESS').length;
  }
  if (passed === 0) throw new Error(`The suite did not run:\n${said.slice(0, 2_000)}`);
  return { failed, passed };
}

/** The suite sends no key: this stands before the server and adds it. Returns its origin. */
export async function withKey(origin: string, key: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const front = createServer((asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${key}` };
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.once('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void front.close());
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
}
