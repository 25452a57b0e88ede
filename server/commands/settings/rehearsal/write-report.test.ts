import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '../../../../generated/locales';
import { makeFolder } from '../../../../tests/support/temporary-folder';
import { writeReport } from './write-report';

const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;';
let output: string;
beforeEach(async () => {
  const folder = await makeFolder('report');
  output = folder.path;
  return folder.remove;
});

const domain = (more: object = {}) => ({ name: 'a', migrated: 0, findings: [], paths: [], pages: [], ...more });
const report = (domains: ReturnType<typeof domain>[], lang: Locale = 'en-US', notes: string[] = []) =>
  writeReport({ output, version: '9.9.9', notes, domains, lang });
const dot = (color: string, height = 10) =>
  sharp({ create: { width: 10, height, channels: 3, background: color } })
    .png()
    .toBuffer();

test.each(['zh-CN', 'en-US'] as const)('whatever is stored is text in it (%s)', async (lang) => {
  const words = { 'zh-CN': hostile, 'en-US': hostile };
  const finding = { severity: 'error' as const, kind: 'schema' as const, pointer: hostile, text: words };
  const pages = [{ path: hostile, width: 390, after: await dot('#fff') }];
  const html = await report(
    [domain({ name: hostile, findings: [finding], paths: [hostile, `/:${hostile}`], pages })],
    lang,
    [hostile],
  );
  expect(html).not.toMatch(/<script|onerror=alert\(1\)>/);
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(5);
});

test('a name leads nowhere: pictures stay in the folder of the report', async () => {
  const pages = [{ path: '/engine', width: 1280, before: await dot('#fff'), after: await dot('#fff') }];
  const html = await report([domain({ name: '../../etc/passwd', paths: ['/engine'], pages }), domain({ name: 'b/c' })]);
  const pictures = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(2);
  for (const path of pictures) {
    expect(path).toMatch(/^pictures\/[^/]+\.png$/);
    expect(readFileSync(join(output, path)).subarray(1, 4).toString()).toBe('PNG');
  }
});

describe('a pair of pictures', () => {
  test.each([
    ['#fff', '#fff', 10, 'looks the same'],
    ['#fff', '#000', 10, '100.0 % looks different'],
    ['#fff', '#fff', 20, '50.0 % looks different'],
    ['#fefefe', '#ffffff', 10, 'looks the same'],
  ])('%s and %s, %i high: %s', async (before, after, height, said) => {
    const pages = [{ path: '/', width: 390, before: await dot(before), after: await dot(after, height) }];
    expect(await report([domain({ paths: ['/'], pages })])).toContain(said);
  });

  test('without the one of before says so', async () => {
    const pages = [{ path: '/', width: 390, after: await dot('#fff') }];
    const html = await report([domain({ paths: ['/'], pages })]);
    expect(html).toContain('no screenshot from before');
    expect(html.match(/<img/g)).toHaveLength(1);
  });
});

test('without pictures no folder of them is made, and a domain that does not change says so', async () => {
  expect(await report([domain()])).toContain('No pages of this domain change.');
  expect(existsSync(join(output, 'pictures'))).toBe(false);
});
