import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './find-chromium.mjs';
import { root } from './setup.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('findChromium', () => {
  it('takes the one that is named, read when it is asked for', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });

  it('passes over a name where there is nothing', () => {
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    expect(findChromium()).not.toBe('/nowhere/chromium');
  });
});

it('what runs before anything is installed imports Node’s own modules and its own neighbours only', () => {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/^import .* from '([^']+)';/gm)) {
      if (name.startsWith('.')) visit(path.join(path.dirname(file), name));
      else expect(name).toMatch(/^node:/);
    }
  };
  for (const name of ['setup.mjs', 'start.mjs', 'run.mjs']) visit(path.join(root, 'scripts', name));
  expect(seen.size).toBeGreaterThan(3);
});
