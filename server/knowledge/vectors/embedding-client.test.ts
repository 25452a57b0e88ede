import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embed, embedAs, startFakeEmbeddingServer } from '../../../tests/support/fake-embedding-server';
import { type Behaviour, type FakeModelServer, fail, ignore, reply } from '../../../tests/support/fake-model-server';
import { createEmbeddingClient } from './embedding-client';

let server: FakeModelServer;
beforeAll(async () => {
  server = await startFakeEmbeddingServer();
});
afterAll(() => server.close());

const client = (own = {}) => createEmbeddingClient({ baseUrl: server.baseUrl, model: 'm', apiKey: 'sesame', ...own });
const ask = (behaviour: Behaviour, texts = ['a', 'b'], withinMs = 5_000) => {
  server.plan(behaviour);
  return client().embed(texts, withinMs);
};

describe('createEmbeddingClient', () => {
  it('sends model, texts and key, and puts the vectors into the order of the texts', async () => {
    const vectors = await ask(embed(3), ['pump', 'robot']);
    expect(server.requests[0]).toMatchObject({
      path: '/v1/embeddings',
      body: { model: 'm', input: ['pump', 'robot'] },
    });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer sesame');
    const [again] = await ask(embed(3), ['robot']);
    expect(vectors[1]).toEqual(again);
    for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1);
  });

  it('sends no half of a character: a text that is cut may end in one, and servers refuse it', async () => {
    await ask(embed(), ['pump 😀'.slice(0, -1), '\udc00 robot 😀']);
    expect(server.requests[0]?.body).toMatchObject({ input: ['pump \ufffd', '\ufffd robot 😀'] });
  });

  it('needs no key', async () => {
    server.plan(embed());
    await client({ apiKey: undefined }).embed(['a'], 5_000);
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  const half: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
    response.write('{"data":[');
    setTimeout(() => response.destroy(), 5);
  };
  const endless: Behaviour = async (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    while (!response.destroyed && response.write(' '.repeat(65_536)) !== undefined) await new Promise(setImmediate);
  };
  const numbers = (...rows: unknown[]) => embedAs(() => rows.map((embedding, index) => ({ index, embedding })));

  it.each<[string, Behaviour, object]>([
    ['a wrong key', fail(401), { reason: 'denied' }],
    ['too many texts', fail(413), { reason: 'refused' }],
    ['too long a text', fail(400), { reason: 'refused' }],
    ['a wrong address', fail(404), { reason: 'broken', retry: { again: false } }],
    [
      'too many requests',
      fail(429, { 'retry-after': '7' }),
      { reason: 'busy', retry: { again: true, afterMs: 7_000 } },
    ],
    ['a broken server', fail(500), { reason: 'unreachable', retry: { again: true } }],
    ['a page in place of JSON', reply('text/html', '<html>'), { reason: 'broken' }],
    ['JSON without vectors', reply('application/json', '{"error":"no"}'), { reason: 'broken' }],
    ['a connection cut in the middle', half, { reason: 'unreachable' }],
    ['a reply without end', endless, { reason: 'broken' }],
    ['too few vectors', numbers([1, 0]), { detail: '1 vectors for 2 texts' }],
    ['too many vectors', numbers([1], [1], [1]), { detail: '3 vectors for 2 texts' }],
    ['vectors of two lengths', numbers([1, 0], [1, 0, 0]), { detail: expect.stringContaining('2 and of 3') }],
    ['what is no number', numbers([1, null], [1, 0]), { detail: expect.stringContaining('no number') }],
    ['what is no vector', numbers(7, [1, 0]), { detail: expect.stringContaining('neither') }],
    ['nothing but zeros', numbers([0, 0], [1, 0]), { detail: expect.stringContaining('direction') }],
    ['an empty vector', numbers([], []), { detail: expect.stringContaining('0 dimensions') }],
    [
      'one place twice',
      embedAs(() => [0, 0].map((index) => ({ index, embedding: [1] }))),
      { detail: expect.stringContaining('index 0') },
    ],
  ])('tells %s', async (_, behaviour, fault) => {
    await expect(ask(behaviour)).rejects.toMatchObject({ name: 'ModelFault', ...fault });
  });

  it('gives up on a server that is slow, is not there, or when nobody waits any more', async () => {
    await expect(ask(ignore, ['a'], 30)).rejects.toMatchObject({ reason: 'slow', detail: 'no vectors within 30 ms' });
    const nobody = client({ baseUrl: 'http://127.0.0.1:9/v1' });
    await expect(nobody.embed(['a'], 5_000)).rejects.toMatchObject({ reason: 'unreachable' });
    await expect(client().embed(['a'], 5_000, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reads base64, which some servers always send, and vectors without an index', async () => {
    const bytes = (values: number[]) => Buffer.from(Float32Array.from(values).buffer).toString('base64');
    const vectors = await ask(embedAs(() => [{ embedding: bytes([3, 4]) }, { embedding: [0, 2] }]));
    expect(vectors.map((vector) => [...vector].map((value) => value.toFixed(2)))).toEqual([
      ['0.60', '0.80'],
      ['0.00', '1.00'],
    ]);
    await expect(ask(embedAs(() => ['AAA', 'AAA'].map((embedding) => ({ embedding }))))).rejects.toThrow('2 bytes');
  });

  it('never says the key, not even where the server repeats it', async () => {
    const told = await ask(fail(403, {}, 'sesame is not allowed')).catch((err: Error) => String(err));
    expect(told).toContain('*** is not allowed');
    expect(told).not.toContain('sesame');
  });
});
