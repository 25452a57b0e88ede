import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { identitySamples } from '../../src/platform/samples/embed-samples';
import { readIdentity } from './embed/read-identity';

const run = promisify(execFile);
const SECRET = ['mwi', 'secret-of-the-sample'].join('_');
const asked = { channel: 'ch_1', nonce: 'nonce-of-a-frame-0001', origin: 'https://www.company.example' };
const env = { PATH: process.env.PATH, HOME: process.env.HOME, MILLWRIGHT_EMBED_SECRET: SECRET };

async function signedBy(name: string, text: string): Promise<string> {
  const given = JSON.stringify(asked);
  if (name === 'Python') {
    const program = `${text}\n\nprint(sign_identity(json.loads('${given}'), "visitor-7"))`;
    return (await run('python3', ['-c', program], { env })).stdout.trim();
  }
  const folder = mkdtempSync(join(process.cwd(), 'node_modules/.sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'sample.mts'), `${text}\nconsole.log(signIdentity(${given}, { id: 'visitor-7' }));`);
  return (await run('node', ['--import', 'tsx', join(folder, 'sample.mts')], { env })).stdout.trim();
}

test.each(identitySamples)(
  'the server in $name signs what the portal takes',
  async ({ name, text }) => {
    const program = name === 'Python' ? 'python3' : 'node';
    const isThere = await run(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (!isThere) return void process.stdout.write(`Skipped: the server in ${name}, without ${program}.\n`);
    const token = await signedBy(name, text);
    const { channel, nonce, origin: parent } = asked;
    const read = readIdentity(token, [SECRET], { channel, nonce, parent, origins: [parent] });
    expect(read).toMatchObject({ subject: 'visitor-7', id: expect.any(String) });
  },
  90_000,
);
