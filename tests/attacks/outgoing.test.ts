import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createOutgoing, type Outgoing, type OutgoingRequest } from '../../server/base/outgoing/create-outgoing';
import { OutgoingRefused } from '../../server/base/outgoing/outgoing-refused';
import { selfSigned } from '../support/self-signed';

const here = { http: true };
type Secure = ReturnType<typeof selfSigned>;

/** A service on this machine that records its requests in `asked`. */
async function openService(answer: RequestListener, secure?: Secure) {
  const asked: string[] = [];
  const listener: RequestListener = (req, res) => {
    asked.push(`${req.headers.host?.replace(/:\d+$/, '')}${req.url}`);
    answer(req, res);
  };
  const server = secure ? createSecureServer(secure, listener) : createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return { asked, port: (server.address() as AddressInfo).port };
}

/** A resolver with a different answer each time; the last one repeats. */
function turning(...answers: string[][]) {
  const questions: string[] = [];
  return {
    questions,
    resolve: async (host: string) => {
      questions.push(host);
      return answers[Math.min(questions.length, answers.length) - 1] ?? [];
    },
  };
}

async function refusalOf(outgoing: Outgoing, address: string, wish: OutgoingRequest = here): Promise<string> {
  try {
    await outgoing.request(address, wish);
    return 'answered';
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    return error.reason;
  }
}

const secret: RequestListener = (_req, res) => res.end('secret');
const inner = [
  '127.0.0.1',
  '10.0.0.5',
  '169.254.169.254',
  '100.64.0.1',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  '64:ff9b::7f00:1',
];

test.each(inner)('a name that leads to %s is not called', async (address) => {
  const { asked, port } = await openService(secret);
  const outgoing = createOutgoing({ resolve: async () => [address] });
  expect(await refusalOf(outgoing, `http://evil.example:${port}/`, { http: true, ports: [port] })).toBe('not-public');
  expect(asked).toEqual([]);
});

test.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
])('%s is not called', async (address) => expect(await refusalOf(createOutgoing(), address)).toBe('not-public'));

test('one inner address among public ones refuses the name', async () => {
  const outgoing = createOutgoing({ resolve: async () => ['8.8.8.8', '127.0.0.1'] });
  expect(await refusalOf(outgoing, 'http://evil.example/')).toBe('not-public');
});

test('a name of this machine is resolved as any other', async () => {
  expect(await refusalOf(createOutgoing(), 'http://localhost/')).toBe('not-public');
});

test('the address that was looked at is dialled, whatever the resolver says a moment later', async () => {
  const { asked, port } = await openService(secret);
  const dns = turning(['127.0.0.1'], ['169.254.169.254']);
  const outgoing = createOutgoing({ ...dns, loopbackHosts: ['named.test'] });
  const answer = await outgoing.request(`http://named.test:${port}/path?query`, here);
  expect([answer.status, String(answer.body)]).toEqual([200, 'secret']);
  expect(asked).toEqual(['named.test/path?query']);
  expect(dns.questions).toEqual(['named.test']);
});

test('only the named hosts of a test may lead to this machine, and nowhere else inside', async () => {
  const dns = (address: string) => createOutgoing({ resolve: async () => [address], loopbackHosts: ['named.test'] });
  expect(await refusalOf(dns('127.0.0.1'), 'http://other.test/')).toBe('not-public');
  expect(await refusalOf(dns('10.0.0.1'), 'http://named.test/')).toBe('not-public');
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed unless it was asked for', async (status) => {
  const { port } = await openService((_req, res) => void res.writeHead(status, { location: '/else' }).end());
  const outgoing = createOutgoing({ resolve: async () => ['127.0.0.1'], loopbackHosts: ['named.test'] });
  expect(await refusalOf(outgoing, `http://named.test:${port}/`)).toBe('redirected');
});

test.each([
  ['http://evil.example/', 'not-public'],
  ['http://127.0.0.1/', 'not-public'],
  ['http://2130706433/', 'no-address'],
  ['file:///etc/passwd', 'scheme'],
  ['http://name:word@named.test/', 'credentials'],
  ['http://named.test:70000/', 'redirected'],
])('a redirect to %s is looked at like the first address', async (location, reason) => {
  const { asked, port } = await openService((_req, res) => void res.writeHead(302, { location }).end());
  const outgoing = createOutgoing({ resolve: async () => ['127.0.0.1'], loopbackHosts: ['named.test'] });
  expect(await refusalOf(outgoing, `http://named.test:${port}/`, { http: true, redirects: 3 })).toBe(reason);
  expect(asked).toHaveLength(1);
});

test('a name that turns inside between two hops is refused at the second', async () => {
  const { port } = await openService((_req, res) => void res.writeHead(302, { location: '/again' }).end());
  const dns = turning(['127.0.0.1'], ['192.168.0.1']);
  const outgoing = createOutgoing({ ...dns, loopbackHosts: ['named.test'] });
  expect(await refusalOf(outgoing, `http://named.test:${port}/`, { http: true, redirects: 3 })).toBe('not-public');
});

test('redirects end, and a secret in a header stays with the host it was meant for', async () => {
  const told: (string | undefined)[] = [];
  const { asked, port } = await openService((req, res) => {
    told.push(req.headers.authorization);
    res.writeHead(302, { location: `http://other.test:${port}/` }).end();
  });
  const outgoing = createOutgoing({ resolve: async () => ['127.0.0.1'], loopbackHosts: ['named.test', 'other.test'] });
  const wish = { http: true, redirects: 3, headers: { authorization: 'Bearer secret' } };
  expect(await refusalOf(outgoing, `http://named.test:${port}/`, wish)).toBe('redirected');
  expect(asked).toHaveLength(4);
  expect(told).toEqual(['Bearer secret', undefined, undefined, undefined]);
});

test.each([
  [
    'said to be large',
    (res: Parameters<RequestListener>[1]) => void res.writeHead(200, { 'content-length': 5000 }).end('x'.repeat(5000)),
  ],
  ['large without saying so', (res: Parameters<RequestListener>[1]) => void res.write('x'.repeat(5000))],
])('an answer that is %s is cut off', async (_how, answer) => {
  const { port } = await openService((_req, res) => answer(res));
  const outgoing = createOutgoing({ resolve: async () => ['127.0.0.1'], loopbackHosts: ['named.test'] });
  expect(await refusalOf(outgoing, `http://named.test:${port}/`, { http: true, maxBytes: 1000 })).toBe('too-large');
});

test.each([
  ['says nothing', () => undefined],
  ['never ends', (res: Parameters<RequestListener>[1]) => void res.write('.')],
])('a host that %s is left', async (_how, answer) => {
  const { port } = await openService((_req, res) => answer(res));
  const outgoing = createOutgoing({ resolve: async () => ['127.0.0.1'], loopbackHosts: ['named.test'] });
  expect(await refusalOf(outgoing, `http://named.test:${port}/`, { http: true, timeoutMs: 200 })).toBe('too-slow');
});

test('a resolver that never answers is left', async () => {
  const outgoing = createOutgoing({ resolve: () => new Promise(() => {}) });
  expect(await refusalOf(outgoing, 'https://slow.example/', { timeoutMs: 50 })).toBe('too-slow');
});

test('the certificate has to be of the name and not of the address', async () => {
  const secure = selfSigned('secure.test');
  const { port } = await openService(secret, secure);
  const parts = { resolve: async () => ['127.0.0.1'], loopbackHosts: ['secure.test', 'other.test'] };
  const trusting = createOutgoing({ ...parts, ca: secure.cert });
  expect(String((await trusting.request(`https://secure.test:${port}/`)).body)).toBe('secret');
  expect(await refusalOf(trusting, `https://other.test:${port}/`, {})).toBe('certificate-of-another');
  expect(await refusalOf(createOutgoing(parts), `https://secure.test:${port}/`, {})).toBe('certificate-untrusted');
  const old = selfSigned('secure.test', '210101000000Z');
  const { port: late } = await openService(secret, old);
  const expired = createOutgoing({ ...parts, ca: old.cert });
  expect(await refusalOf(expired, `https://secure.test:${late}/`, {})).toBe('certificate-expired');
  const { port: plain } = await openService(secret);
  expect(await refusalOf(trusting, `https://secure.test:${plain}/`, {})).toBe('no-tls');
});

test('what is refused says nothing of the inner network', async () => {
  const outgoing = createOutgoing({ resolve: async () => ['10.11.12.13'] });
  const error = await outgoing.request('https://evil.example/').catch((it: Error) => it);
  expect(JSON.stringify([String(error), (error as OutgoingRefused).text])).not.toContain('10.11');
});
