import { expect, test } from 'vitest';
import { explainStoreFault } from './explain-store-fault';

const url = 'postgres://mill:hunter2@db.example:5433/works';
const explain = (code: string, address = url) =>
  (explainStoreFault(Object.assign(new Error(`said ${code}`), { code }), address) as Error).message;

test.each([
  ['ECONNREFUSED', 'does not answer at db.example:5433 (said ECONNREFUSED)'],
  ['ENOTFOUND', 'a name that nobody knows'],
  ['28P01', 'does not let mill in at db.example:5433'],
  ['3D000', 'createdb works'],
  ['42501', 'to mill (database works)'],
  ['25006', 'read-only at db.example:5433'],
  ['57P03', 'takes nobody at db.example:5433 just now'],
])('%s names the setting, the place and what to do, never the password', (code, words) => {
  expect(explain(code)).toContain('The database of DATABASE_URL');
  expect(explain(code)).toContain(words);
  expect(explain(code)).not.toContain('hunter2');
});

test('a socket has a folder instead of a host', () => {
  expect(explain('ENOENT', 'postgresql://mill@/works?host=/run/pg')).toContain('does not answer at /run/pg');
});

test('any other fault stays as it is', () => {
  const error = new Error('migration 7 failed');
  expect(explainStoreFault(error, url)).toBe(error);
});
