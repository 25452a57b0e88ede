import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { aHit } from '../../../tests/support/a-hit';
import { fail, say, startFakeModelServer } from '../../../tests/support/fake-model-server';
import { openModels } from '../../base/model-server/open-models';
import { createAnswerer } from './create-answerer';
import type { AnswerPiece } from './types';

const { log } = Fastify();
const hits = [aHit({ text: '停机后再加油。', headings: ['如何加油'] })];
const found = {
  hits: [aHit({ text: '先断电。', docId: 'd2', headings: ['如何更换轴承'] })],
  total: 1,
  terms: [],
  tookMs: 1,
};
const closers: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function pieces(answerer: ReturnType<typeof createAnswerer>, signal = new AbortController().signal) {
  const all: AnswerPiece[] = [];
  for await (const piece of answerer.write({ question: '润滑周期', locale: 'zh-CN', hits, signal, log }))
    all.push(piece);
  return all;
}

describe('createAnswerer', () => {
  it('quotes where no model is configured, and offers what to ask next at the end', async () => {
    const answerer = createAnswerer({ config: {}, log, search: { search: async () => found } });
    expect(answerer.name).toBe('extractive');
    expect((await pieces(answerer)).at(-1)).toEqual({
      kind: 'suggestions',
      items: [{ text: '如何更换轴承？', docId: 'd2' }],
    });
  });

  it('lets a model write where one is configured', async () => {
    const server = await startFakeModelServer();
    closers.push(server.close);
    server.plan(say('停机后再加油 [1]。'));
    const answerer = createAnswerer({ config: { llm: { baseUrl: server.baseUrl, model: 'm' } }, log });
    expect(answerer.name).toBe('model');
    expect((await pieces(answerer)).map((piece) => piece.kind)).toContain('usage');
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('asks the next server when the first one fails: its requests go by the router', async () => {
    const [first, second] = await Promise.all([startFakeModelServer(), startFakeModelServer()]);
    closers.push(first.close, second.close);
    first.plan(fail(500));
    second.plan(say('停机后再加油 [1]。'));
    const folder = mkdtempSync(join(tmpdir(), 'models-'));
    const modelsFile = join(folder, 'models.yaml');
    writeFileSync(
      modelsFile,
      JSON.stringify({
        servers: { a: { baseUrl: first.baseUrl }, b: { baseUrl: second.baseUrl } },
        models: {
          plant: {
            deployments: [
              { server: 'a', model: 'm-a' },
              { server: 'b', model: 'm-b', tier: 2 },
            ],
          },
        },
      }),
    );
    const llm = { baseUrl: '', model: 'plant' };
    const models = openModels({ config: { modelsFile, llm }, log });
    closers.push(async () => {
      models.close();
      rmSync(folder, { recursive: true });
    });
    const written = await pieces(createAnswerer({ config: { llm: models.through(llm) }, log }));
    expect(written.map((piece) => piece.kind)).not.toContain('restart');
    expect([first, second].map(({ requests }) => requests[0]?.body.model)).toEqual(['m-a', 'm-b']);
    // With neither, the documents are quoted.
    second.plan(fail(500));
    expect(
      (await pieces(createAnswerer({ config: { llm: models.through(llm) }, log }))).map(({ kind }) => kind),
    ).toContain('restart');
  });

  it('answers without follow-ups when the search for them fails or nobody waits for them', async () => {
    const broken = { search: () => Promise.reject(new Error('index is gone')) };
    const kinds = (list: AnswerPiece[]) => list.map((piece) => piece.kind);
    expect(kinds(await pieces(createAnswerer({ config: {}, log, search: broken })))).not.toContain('suggestions');
    const stopped = createAnswerer({ config: {}, log, search: { search: async () => found } });
    expect(await pieces(stopped, AbortSignal.abort())).toEqual([]);
  });
});
