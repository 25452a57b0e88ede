// A service behind the portal: the same small answer to every request, in its own process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const data = Array.from({ length: 8 }, (_, n) => ({ id: `a${n}`, name: `Application ${n}`, about: 'What it does.' }));
const body = JSON.stringify({ code: 200, msg: 'ok', data });

const server = createServer((request, response) => {
  request.resume();
  const length = Buffer.byteLength(body);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length }).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
