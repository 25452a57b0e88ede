import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, inject, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'mw-rehearsal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('draws the pages that change, before in the running portal and after in this build', async () => {
  const broken = JSON.parse(readFileSync(path.join(root, 'fixtures/domains/broken.json'), 'utf8'));
  const blocks = broken.pages['/engine'].blocks.filter(({ id }: { id: string }) => ['hero', 'crashing'].includes(id));
  const file = path.join(folder, 'steelworks.json');
  // Differs from the setting published on this host, so that before and after are distinguishable.
  const setting = { ...broken, accessDomain: 'steelworks', logo: null, pages: { '/engine': { v: 1, blocks } } };
  writeFileSync(file, JSON.stringify(setting));
  const output = path.join(folder, 'report');
  const args = ['rehearse', file, '--output', output, '--before', inject('portalUrl')];
  const script = `import(${JSON.stringify(path.join(root, 'dist/server/settings.js'))}).then(async ({ main }) => process.exit(await main(${JSON.stringify(args)})))`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', cwd: folder });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('1 block upgraded');
  const html = readFileSync(path.join(output, 'index.html'), 'utf8');
  expect(html).toContain('removed /message, added /reason');
  expect(html).toContain('/engine at 390 px');
  for (const side of ['before', 'after']) {
    const name = new RegExp(`src="(pictures/[^"]+-1-${side}\\.png)"`).exec(html)?.[1] ?? '';
    const { width, height } = await sharp(path.join(output, name)).metadata();
    expect([width, (height ?? 0) >= 800]).toEqual([1280, true]);
    // An empty page has a single colour.
    const { entropy } = await sharp(path.join(output, name)).stats();
    expect(entropy).toBeGreaterThan(0.05);
  }
  expect(html).toMatch(/% looks different/);
});
