import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../support/app';

/** A service behind the portal that returns the headers it received. */
async function openUpstream(): Promise<string> {
  const upstream = Fastify();
  upstream.all('/*', async (req) => req.headers);
  onTestFinished(() => upstream.close());
  return upstream.listen({ port: 0, host: '127.0.0.1' });
}

/** Spellings of our own headers that a service or a proxy before it may take for ours. */
const disguises = [
  'X_Millwright_Person',
  'x_millwright_person',
  'X-Millwright_Person',
  'x_millwright-organization',
  'X.Millwright.Person',
  'x_forwarded_for',
  'X_Forwarded-Host',
  'x_real_ip',
  'Forwarded',
];

test.each(disguises)('a visitor cannot say who they are to a service by %s', async (name) => {
  const upstream = await openUpstream();
  const { app } = await openTestApp({ env: { UPSTREAM_SAAS: upstream } });
  const answer = await app.inject({ method: 'GET', url: '/saas/anything', headers: { [name]: 'somebody-else' } });
  expect(answer.statusCode).toBe(200);
  expect(Object.values(answer.json())).not.toContain('somebody-else');
});
