import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFault, tidyName } from './domain-name';

test('says what is wrong', () => {
  expect(nameFault('', [])).toBe('empty');
  expect(nameFault('steelworks', ['steelworks'])).toBe('taken');
  expect(nameFault('-x', [])).toBe('shape');
  expect(nameFault('a_b', [])).toBe('shape');
  expect(nameFault('a'.repeat(254), [])).toBe('long');
  expect(nameFault('kb.example.com', ['steelworks'])).toBeNull();
});

test('holds the same rule as the schema', () => {
  const schema = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../schemas/global-setting.schema.json'), 'utf8'),
  );
  const rule = new RegExp(schema.properties.accessDomain.pattern);
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9.-]{1,12}$/), (name) => {
      expect(nameFault(name, []) === null).toBe(rule.test(name));
    }),
  );
});

test('takes the host out of an address', () => {
  expect(tidyName(' HTTPS://KB.Example.com:8443/engine?x=1 ')).toBe('kb.example.com');
  expect(tidyName('steelworks')).toBe('steelworks');
});
