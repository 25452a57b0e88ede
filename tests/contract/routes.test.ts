import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../support/app';
import { signedIn } from '../support/operator';
import { signedInPerson } from '../support/person';
import { answerCheck, errorCheck, faultsOf, operationIds, operationOf, operations, parametersOf } from './contract';
import {
  samplePath,
  samplePerson,
  sampleValue,
  seedAppToken,
  seedNotifications,
  seedOrganizations,
  seedPosts,
  seedSamples,
  seedWin,
} from './samples';

let server: TestApp;
/** Headers of an operator and a signed-in person, so that every call has data to return. */
let everybody: Record<string, string>;
beforeAll(async () => {
  server = await createTestApp({ env: { WEIXIN_APP_ID: 'wx', WEIXIN_SECRET: 'secret' } });
  await seedSamples(server.store);
  const { headers, person } = await signedInPerson(server.store, samplePerson);
  // Pictures are shown only to their uploader.
  await server.store.db.updateTable('picture').set({ visitor: person.ownerKey }).execute();
  // Links of a chat are listed for whoever asked in it.
  await server.store.db.updateTable('chat').set({ visitor: person.ownerKey }).execute();
  await seedOrganizations(server.store);
  await seedPosts(server.store);
  await seedNotifications(server.store);
  await seedWin(server.store, server.ctx.sealer);
  await seedAppToken(server.store, headers.authorization.replace('Bearer ', ''));
  everybody = { ...(await signedIn(server.store)), ...headers };
});
afterAll(() => server?.close());

const isServed = (id: (typeof operationIds)[number]) => {
  const url = operations[id].path.replace(/\{(\w+)\}/g, ':$1');
  return server.app.hasRoute({ method: operations[id].method.toUpperCase(), url });
};

describe('the server', () => {
  test('serves every operation', () => {
    expect(operationIds.filter((id) => !isServed(id))).toEqual([]);
  });
});

const readable = operationIds
  .filter((id) => !operations[id].mutation && operations[id].method === 'get')
  .filter((id) => operations[id].kind === 'json');

describe.each(readable)('%s', (id) => {
  const required = parametersOf(id).filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(required.map(({ name }) => [name, sampleValue(name)]));
  const nothing = `${operations[id].path.replace(/\{\w+\}/g, 'nothing-of-that-name')}?${query}`;
  const ask = (url: string) => server.app.inject({ url, headers: everybody });

  test('answers what the contract says', async () => {
    const answer = await ask(`${samplePath(id, operations[id].path)}?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(faultsOf(answerCheck(id), answer.json())).toEqual([]);
  });

  test('refuses with the envelope of an error', async () => {
    const refused = operations[id].path.includes('{')
      ? await ask(nothing)
      : await ask(`${operations[id].path}?pageSize=none&limit=none&accessDomain=${'x'.repeat(300)}`);
    // A call without parameters cannot be refused.
    if (refused.statusCode === 200) return;
    expect(refused.statusCode, refused.body).toBeGreaterThanOrEqual(400);
    expect(refused.statusCode).toBeLessThan(500);
    expect(faultsOf(errorCheck, refused.json())).toEqual([]);
    expect(refused.json().code).toBe(refused.statusCode);
  });
});

/** Calls with the form of another protocol are walked beside their routes. */
const writable = operationIds.filter(
  (id) => operations[id].method === 'post' && operations[id].kind !== 'foreign' && operationOf(id).requestBody,
);
const mayBeEmpty = (id: (typeof operationIds)[number]) => !operations[id].mutation;
const nonsense = ['', '{', '[]', '"text"', 'null', '0', '{"id":{},"query":[],"messageId":7,"chatId":false,"title":[]}'];

describe.each(writable)('%s', (id) => {
  test.each(nonsense)('refuses the body %s in the envelope, and never fails', async (payload) => {
    const url = operations[id].path.replace(/\{\w+\}/g, 'nothing-of-that-name');
    const headers = { 'content-type': 'application/json', ...everybody };
    const answer = await server.app.inject({ method: 'POST', url, headers, payload });
    // A list that needs nothing gives all of it.
    if (mayBeEmpty(id) && answer.statusCode === 200) return;
    expect(answer.statusCode, answer.body).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    expect(faultsOf(errorCheck, answer.json())).toEqual([]);
  });
});
