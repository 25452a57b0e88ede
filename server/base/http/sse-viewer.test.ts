import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSseViewer, type Viewer } from './sse-viewer';

const limits = { maxBuffered: 200_000, drainMs: 200 };
const block = 'x'.repeat(10_000);

/** A viewer on a real socket, and its client, which reads nothing until told to. */
async function connect(): Promise<{ viewer: Viewer; reader: IncomingMessage }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const served = new Promise<ServerResponse>((resolve) =>
    server.once('request', (_req, raw) => {
      raw.writeHead(200, { 'content-type': 'text/event-stream' });
      raw.flushHeaders();
      resolve(raw);
    }),
  );
  const reader = await new Promise<IncomingMessage>((resolve) =>
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', agent: false }, resolve),
  );
  onTestFinished(() => void reader.destroy());
  reader.pause();
  return { viewer: createSseViewer(await served, limits), reader };
}

const read = async (reader: IncomingMessage) => {
  let text = '';
  reader.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  reader.resume();
  await new Promise((resolve) => reader.once('close', resolve));
  return text;
};

test('what is sent arrives, and the end closes the line', async () => {
  const { viewer, reader } = await connect();
  viewer.send('data: 1\n\n');
  await viewer.drained();
  viewer.send('data: 2\n\n');
  viewer.end();
  expect(await read(reader)).toBe('data: 1\n\ndata: 2\n\n');
  expect(viewer.gone()).toBe(true);
  viewer.send('late');
  viewer.end();
});

test('a viewer who does not read is cut off before he costs memory; the others do not notice', async () => {
  const { viewer, reader } = await connect();
  reader.on('error', () => {});
  let sent = 0;
  // The kernel buffers some megabytes before anything waits in the process.
  while (!viewer.gone() && sent < 2_000) {
    viewer.send(block);
    sent += 1;
    if (sent % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(viewer.gone()).toBe(true);
});

test('a replay waits for a slow reader, and for one who has stopped only so long', async () => {
  const { viewer, reader } = await connect();
  reader.on('error', () => {});
  for (let n = 0; n < 6; n += 1) viewer.send(block);
  await viewer.drained();
  expect(viewer.gone()).toBe(false);
  const stopped = await connect();
  stopped.reader.on('error', () => {});
  for (let n = 0; n < 2_000 && !stopped.viewer.gone(); n += 1) {
    stopped.viewer.send(block);
    await stopped.viewer.drained();
  }
  expect(stopped.viewer.gone()).toBe(true);
});

test('a reader who leaves is noticed, also by one who asks later', async () => {
  const { viewer, reader } = await connect();
  const told = new Promise<void>((resolve) => viewer.onClose(resolve));
  reader.destroy();
  await told;
  expect(viewer.gone()).toBe(true);
  await new Promise<void>((resolve) => viewer.onClose(resolve));
  const { viewer: dropped, reader: other } = await connect();
  other.on('error', () => {});
  dropped.drop();
  expect(dropped.gone()).toBe(true);
});
