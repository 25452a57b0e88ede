import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ASK_SAMPLES } from '../../src/platform/samples/ask-samples';
import { MCP_SAMPLES } from '../../src/platform/samples/mcp-samples';
import { buildHit, fakeSearch } from '../../tests/support/fake-answerer';
import { openPlatform } from '../../tests/support/open-platform';

const run = promisify(execFile);

/** Whether a program is there; a shim without a program behind it is not. */
const has = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

/** Inside the project, where its packages are found. */
function folder(): string {
  const made = mkdtempSync(join(process.cwd(), 'node_modules/.sample-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const runners: Record<string, (text: string, env: NodeJS.ProcessEnv) => Promise<{ stdout: string }>> = {
  curl: (text, env) => run('sh', ['-c', text], { env }),
  TypeScript: (text, env) => {
    const file = join(folder(), 'sample.mts');
    writeFileSync(file, text);
    return run('node', ['--import', 'tsx', file], { env });
  },
  Python: (text, env) => run('python3', ['-c', text], { env: { ...env, PYTHONIOENCODING: 'utf-8' } }),
};
const programs: Record<string, string> = { curl: 'curl', TypeScript: 'node', Python: 'python3' };

test.each(ASK_SAMPLES)(
  'the sample in $name prints a cited answer',
  async ({ name, text }) => {
    const program = programs[name] ?? '';
    if (!(await has(program)))
      return void process.stdout.write(`Skipped: the sample in ${name}, without ${program}.\n`);
    const said = '🔧 Grease the bearing every 500 h.';
    const platform = await openPlatform({ parts: { search: fakeSearch([buildHit({ text: said, lang: 'en' })]) } });
    const { secret } = await platform.makeKey({ scopes: ['knowledge:ask'] });
    const origin = await platform.listen();
    // With characters that mean something to a shell and to JSON.
    const question = `How often is the operator's "main" bearing greased? $HOME \\ 轴承`;
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', MILLWRIGHT_KEY: secret };
    const { stdout } = await (runners[name] as (typeof runners)[string])(text({ origin, key: secret, question }), env);
    expect(stdout).toContain(`${said}[1]`);
    expect(stdout).toContain(`${origin}/doc/d1?v=1&start=0&end=14`);
    if (name === 'Python') expect(stdout).toContain(`${said}[1] - ${origin}`);
  },
  90_000,
);

test('the sample of an MCP client finds a document', async () => {
  const platform = await openPlatform({ parts: { search: fakeSearch([buildHit({ title: 'Bearings', lang: 'en' })]) } });
  const { secret } = await platform.makeKey({ scopes: ['knowledge:search'] });
  const facts = { origin: await platform.listen(), key: secret };
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', MILLWRIGHT_KEY: secret };
  const [bare, settings, program] = MCP_SAMPLES.map(({ text }) => text(facts));
  const { stdout } = await (runners.TypeScript as (typeof runners)[string])(program ?? '', env);
  expect(stdout).toContain("title: 'Bearings'");
  for (const text of [bare, settings])
    expect(JSON.parse(text ?? '').mcpServers.millwright.url).toBe(`${facts.origin}/mcp`);
}, 90_000);
