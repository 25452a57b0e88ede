import pino from 'pino';
import { expect, test } from 'vitest';
import { hideKeys } from './hide-keys';

test('the secret of a key stands in no line, wherever it was', () => {
  const lines: string[] = [];
  const log = pino({ hooks: hideKeys }, { write: (line: string) => void lines.push(line) });
  const secret = `${'aB3-_'.repeat(9)}wxyz`;
  const key = `mwk_0123456789ab_${secret}`;
  log.error(
    { err: new Error(`refused ${key}`), url: `/a?key=${key}&x=1`, deep: { list: [key, { header: `Bearer ${key}` }] } },
    key,
  );
  const tokens = ['mwa', 'mwr', 'mwe', 'mwi', 'mwm'].map((kind) => `${kind}_${secret.slice(0, 43)}`);
  log.warn({ body: tokens.join('&') }, tokens[0]);
  log.info('mwk_ alone, and mwk_0123456789ab_… as pages show it');
  expect(lines.join('')).not.toContain(secret);
  expect(lines[0]?.match(/mwk_0123456789ab_\*\*\*/g)?.length).toBeGreaterThanOrEqual(5);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ url: '/a?key=mwk_0123456789ab_***&x=1' });
  expect(lines.join('')).not.toContain(secret.slice(0, 43));
  expect(lines[1]).toContain('mwa_***&mwr_***');
  expect(lines[2]).toContain('mwk_0123456789ab_…');
});
