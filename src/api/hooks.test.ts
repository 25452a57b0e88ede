import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const calls = Object.entries(sources).filter(([file]) => /^\.\/[^/]+\.ts$/.test(file));
const used = new Set(
  Object.entries(sources)
    .filter(([file]) => !file.startsWith('./'))
    .flatMap(([, source]) => source.match(/\buse\w+(?:Query|Mutation)\b/g) ?? []),
);

test('every hook that is exported has a user', () => {
  const exported = calls.flatMap(([, source]) => source.match(/\buse\w+(?:Query|Mutation)\b/g) ?? []);
  expect(exported.length).toBeGreaterThan(50);
  expect(exported.filter((hook) => !used.has(hook))).toEqual([]);
});
