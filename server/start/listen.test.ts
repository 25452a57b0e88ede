import { createServer } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen';

function newApp() {
  const app = Fastify();
  onTestFinished(() => app.close());
  return app;
}

async function takePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('a taken port is stepped over, and named', async () => {
  const taken = await takePort();
  const { port, taken: named } = await listen(newApp(), '127.0.0.1', taken);
  expect(port).toBeGreaterThan(taken);
  expect(named).toBe(taken);
});

test('port 0 is any free one', async () => {
  const listening = await listen(newApp(), '127.0.0.1', 0);
  expect(listening.port).toBeGreaterThan(0);
  expect(listening.taken).toBeUndefined();
});

test('an address of another machine is refused in plain words', async () => {
  await expect(listen(newApp(), '203.0.113.1', 0)).rejects.toThrow("HOST '203.0.113.1' is no address of this machine");
});
