import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { openTestStore } from '../../../tests/support/store';
import { loadConfig } from '../../config';
import { addErrorHandler } from '../http/error-handler';
import { addRequestFacts } from '../http/request-facts';
import { asContractApp } from './contract-app';
import { type Contract, loadContract } from './document';
import type { Handler } from './types';

const contract = loadContract();

async function serve(more: { contract?: Contract; checkAnswers?: boolean } = {}) {
  const app = Fastify();
  addErrorHandler(app);
  addRequestFacts(app, loadConfig({}));
  const guard = async () => {};
  return asContractApp(app, {
    contract,
    store: await openTestStore(),
    checkAnswers: true,
    guard,
    ...more,
  });
}

describe('an operation of the contract', () => {
  test('has its path and method from there, and its answer gets the envelope', async () => {
    const app = await serve();
    app.operation('listKnowledgeBaseNames', () => [] as never);
    const answer = await app.inject({ url: '/api/messages/getKbName' });
    expect(answer.json()).toEqual({ code: 200, msg: 'ok', data: [] });
    expect((await app.inject({ method: 'POST', url: '/api/messages/getKbName' })).statusCode).toBe(404);
  });

  test('takes numbers from a query as numbers and fills defaults in', async () => {
    const app = await serve({ checkAnswers: false });
    let seen: unknown;
    app.operation('searchKnowledge', ((req: { query: unknown }) => {
      seen = req.query;
      return {};
    }) as never);
    await app.inject({ url: '/api/search?q=bearing&limit=5' });
    expect(seen).toMatchObject({ q: 'bearing', limit: 5 });
    const refused = await app.inject({ url: '/api/search?q=bearing&limit=five', headers: { 'accept-language': 'en' } });
    expect(refused.json()).toEqual({
      code: 400,
      msg: '“limit” must be of type integer.',
      data: { pointer: '/limit', field: 'limit' },
    });
  });

  test('that answers something else than the contract says is a fault of ours, found by the tests', async () => {
    const app = await serve();
    app.operation('getHealth', (() => ({ status: 'splendid' })) as never);
    expect((await app.inject({ url: '/api/health' })).statusCode).toBe(500);
  });

  test('may answer with the reply itself', async () => {
    const app = await serve();
    app.operation('getDocumentOriginal', ((_req, reply) =>
      reply.type('text/plain').send('file')) as Handler<'getDocumentOriginal'>);
    expect((await app.inject({ url: '/api/documents/1/original' })).body).toBe('file');
  });

  test('is unknown: the programmer learns where to add it', async () => {
    const app = await serve();
    expect(() => app.operation('nothing' as never, () => ({}) as never)).toThrow(
      /no operation 'nothing'.*npm run generate/,
    );
  });
});
