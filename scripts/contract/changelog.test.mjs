import { expect, test } from 'vitest';
import { changesBetween, surfaceOf } from './changelog.mjs';

const call = (more = {}) => ({ method: 'GET', path: '/a', scopes: ['x:y'], request: {}, answer: {}, ...more });
const told = (before, after) =>
  changesBetween(before, after).map(({ kind, name, breaking }) => [kind, ...(name ? [name] : []), breaking]);

test.each([
  ['a new call', {}, { a: call() }, [['operation-added', false]]],
  ['a call that is gone', { a: call() }, {}, [['operation-removed', true]]],
  ['a call that moved', { a: call() }, { a: call({ path: '/b' }) }, [['operation-moved', '/a', true]]],
  [
    'scopes',
    { a: call() },
    { a: call({ scopes: ['z:w'] }) },
    [
      ['scope-added', 'z:w', false],
      ['scope-removed', 'x:y', true],
    ],
  ],
  [
    'a wish that may be sent',
    { a: call() },
    { a: call({ request: { 'query.q': 'string' } }) },
    [['request-added', 'query.q', false]],
  ],
  [
    'one that must be sent',
    { a: call() },
    { a: call({ request: { 'query.q': 'string!' } }) },
    [['request-added', 'query.q', true]],
  ],
  [
    'one that must be sent from now on',
    { a: call({ request: { q: 'string' } }) },
    { a: call({ request: { q: 'string!' } }) },
    [['request-required', 'q', true]],
  ],
  [
    'a field more in the answer',
    { a: call() },
    { a: call({ answer: { n: 'integer' } }) },
    [['answer-added', 'n', false]],
  ],
  [
    'a field that may be missing now',
    { a: call({ answer: { n: 'integer!' } }) },
    { a: call({ answer: { n: 'integer' } }) },
    [['answer-optional', 'n', true]],
  ],
  [
    'more choices for a request break nothing, for an answer they do',
    { a: call({ request: { k: 'a|b' }, answer: { k: 'a|b' } }) },
    { a: call({ request: { k: 'a|b|c' }, answer: { k: 'a|b|c' } }) },
    [
      ['request-type', 'k', false],
      ['answer-type', 'k', true],
    ],
  ],
  ['the same', { a: call() }, { a: call() }, []],
])('%s', (_, before, after, expected) => {
  expect(told(before, after)).toEqual(expected);
});

test('only calls that take keys count, with their fields to a depth, and circles end', () => {
  const node = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string' }, next: { $ref: '#/components/schemas/Node' } },
  };
  const answer = { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } } } };
  const document = {
    paths: {
      '/a': {
        get: {
          ...{ operationId: 'a', 'x-scopes': ['b:c'], responses: answer },
          parameters: [
            { $ref: '#/components/parameters/Id' },
            { name: 'q', in: 'query', schema: { enum: ['x', 'y'] } },
          ],
        },
        post: { operationId: 'closed', responses: answer },
      },
    },
    components: {
      schemas: { Node: node },
      parameters: { Id: { name: 'id', in: 'path', required: true, schema: { type: 'string' } } },
    },
  };
  expect(surfaceOf(document)).toEqual({
    a: {
      ...{ method: 'GET', path: '/a', scopes: ['b:c'] },
      request: { 'path.id': 'string!', 'query.q': 'x|y' },
      answer: { id: 'string!', next: 'object' },
    },
  });
});
