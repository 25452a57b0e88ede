import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fluentTokens } from './fluent-tokens';

type Table = Record<string, string>;
const transform = fluentTokens().transform as (code: string, id: string) => { code: string } | null;
const file = join(import.meta.dirname, '../../node_modules/@fluentui/tokens/lib/tokens.js');

test('the rule says of every token what the table says', async () => {
  const { tokens } = createRequire(import.meta.url)('@fluentui/tokens') as { tokens: Table };
  const code = transform(readFileSync(file, 'utf8'), file)?.code ?? '';
  const ours = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { tokens: Table };
  expect(Object.keys(tokens).length).toBeGreaterThan(300);
  expect(Object.fromEntries(Object.keys(tokens).map((name) => [name, ours.tokens[name]]))).toEqual(tokens);
});

test('everything else stays as it is', () => {
  expect(transform('', '/x/node_modules/@fluentui/tokens/lib/index.js')).toBeNull();
});

test('a table that is written otherwise one day stops the build', () => {
  expect(() => transform('export const tokens = make();', file)).toThrow('no longer a table');
});
