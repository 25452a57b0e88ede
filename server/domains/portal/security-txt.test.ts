import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app';
import { securityText } from './security-txt';

const url = '/.well-known/security.txt';

test('tells where to report a weakness, until a day that is not over', async () => {
  const { app } = await openTestApp({ env: { SECURITY_CONTACT: 'security@mill.example' } });
  const { body, headers, statusCode } = await app.inject(url);
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [contact, expires = '', languages] = body.split('\n');
  expect([contact, languages]).toEqual(['Contact: mailto:security@mill.example', 'Preferred-Languages: zh, en']);
  expect(Date.parse(expires.replace('Expires: ', ''))).toBeGreaterThan(Date.now() + 100 * 86_400_000);
});

test('is not there while nobody wants to hear', async () => {
  const { app } = await openTestApp();
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each(['2026-08-31', '2026-12-31', '2026-01-01'])(
  'holds a whole number of months from %s, less than a year',
  (day) => {
    const expires = /Expires: (.*)/.exec(securityText('https://x.example', new Date(day)))?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(140);
    expect(days).toBeLessThan(200);
  },
);
