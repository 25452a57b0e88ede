import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLATFORM_ERRORS } from './platform-errors';

test('every reason that the server gives to callers by key is on the list that people read', () => {
  const folder = 'server/platform';
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  const given = [...sources.matchAll(/(?<!_)reason: '([a-z_]+)'|refusal\(\d+, '([a-z_]+)'/g)].map(
    ([, one, two]) => one ?? two,
  );
  expect(given.length).toBeGreaterThan(10);
  const listed: string[] = PLATFORM_ERRORS.map(({ code }) => code);
  expect(given.filter((code) => code && !listed.includes(code))).toEqual([]);
});
