import { connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostInAddressPart, refuseAddress, refuseBytes } from './unread-requests';

const app = fastify({
  frameworkErrors: refuseAddress,
  clientErrorHandler: refuseBytes,
  routerOptions: { maxParamLength: mostInAddressPart },
});
app.get('/call/:id', async () => 'ok');
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0 })).port);
});
afterAll(() => app.close());

const long = `/call/${'a'.repeat(mostInAddressPart + 1)}`;

describe('an address that cannot be read', () => {
  test.each([
    ['/%', 'zh', '无法读取'],
    ['/%', 'en', 'could not be read'],
    [long, 'zh', '最多 500 个字符'],
    [long, 'en', 'The limit is 500 characters'],
  ])('is refused in the envelope, in the language asked for: %.10s %s', async (url, language, words) => {
    const answer = await app.inject({ url, headers: { 'accept-language': language } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: 400, msg: expect.stringContaining(words), data: null });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('leads who typed it to the page for unknown paths', async () => {
    const { statusCode, headers } = await app.inject({ url: '/%', headers: { accept: 'text/html,*/*' } });
    expect([statusCode, headers.location]).toEqual([302, '/404']);
  });
});

function send(bytes: string): Promise<string> {
  return new Promise((done) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('close', () => done(answer)).on('error', () => {});
  });
}

describe('what is no request', () => {
  test.each([
    ['\u0001 nonsense\r\n\r\n', 400, '无法读取'],
    [`GET / HTTP/1.1\r\nHost: a\r\nAccept-Language: en\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'limit 16 kB'],
    ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nContent-Length: 5\r\n\r\nabcde', 400, '无法读取'],
  ])('is refused in the envelope as well: %.20j', async (bytes, status, words) => {
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(body)).toEqual({ code: status, msg: expect.stringContaining(words), data: null });
  });
});
