import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContract, parametersIn } from './document';
import { createValidators } from './validators';

const contract = loadContract();

test('every operation has a path that Fastify reads, a method, and an answer that is JSON, a stream or a file', () => {
  expect(contract.operations.size).toBeGreaterThan(60);
  for (const operation of contract.operations.values()) {
    expect(operation.url).toMatch(/^\/[\w/:.-]+$/);
    expect(operation.method).toMatch(/^(GET|POST|DELETE|PUT|PATCH)$/);
  }
  const withoutJson = [...contract.operations.values()].filter((operation) => !operation.answer).map(({ id }) => id);
  expect(withoutJson.sort()).toEqual([
    ...['callMcp', 'createChatCompletion', 'createEmbedding', 'exportActivityAnswers'],
    ...['exportActivityClaims', 'exportActivityPeople', 'exportAudit', 'exportDetection'],
    ...['exportHistory', 'exportListings', 'exportOwnOfferings', 'exportSetting'],
    ...['getActivityTickets', 'getAttachedPicture', 'getContestFile', 'getDocumentOriginal'],
    ...['getMcpResource', 'getModel', 'getOauthIssuer', 'getPicture'],
    ...['getWorkFile', 'issueOauthToken', 'listModels', 'registerOauthClient'],
    ...['resumeRun', 'revokeOauthToken', 'startResearch', 'viewPicture'],
    ...['watchDomain', 'watchNotifications', 'watchSetting'],
  ]);
});

test('every schema of the contract compiles', () => {
  const { strict, coercing } = createValidators(contract);
  for (const operation of contract.operations.values()) {
    for (const place of ['path', 'query', 'header'] as const) coercing(parametersIn(operation, place) ?? {})({});
    for (const schema of [operation.body?.schema, operation.answer]) if (schema) strict(schema)({});
  }
});

test('a call that changes something is told by its method, unless the contract says otherwise', () => {
  const mutation = (id: string) => contract.operations.get(id)?.mutation;
  expect(mutation('saveChat')).toBe(true);
  expect(mutation('searchKnowledge')).toBe(false);
  expect(mutation('addPersonalTenant')).toBe(true);
  expect(mutation('searchProducts')).toBe(false);
});

test('a parameter that is not there is named', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mw-contract-')), 'openapi.json');
  const operation = { operationId: 'x', parameters: [{ $ref: '#/components/parameters/Gone' }], responses: {} };
  writeFileSync(
    file,
    JSON.stringify({ paths: { '/x': { get: operation } }, components: { parameters: {}, schemas: {} } }),
  );
  expect(() => loadContract(file)).toThrow('no parameter #/components/parameters/Gone');
});
