import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readEnvelope } from './read-envelope';

test('reads code, words and data', () => {
  expect(readEnvelope({ code: 200, msg: 'ok', data: [1] })).toMatchObject({ code: 200, msg: 'ok', data: [1] });
});

test('takes the code of older services, which is text', () => {
  expect(readEnvelope({ code: '401', msg: '' })).toMatchObject({ code: 401, msg: undefined });
});

test.each([
  [undefined],
  [null],
  ['ok'],
  [[]],
  [{}],
  [{ code: 'ok' }],
  [{ code: null }],
  [{ code: ' 1' }],
  [{ data: {} }],
])('%j is no envelope', (body) => {
  expect(readEnvelope(body)).toBeUndefined();
});

test('cuts a message that would fill the screen', () => {
  expect(readEnvelope({ code: 1, msg: 'x'.repeat(10_000) })?.msg).toHaveLength(301);
});

test('an object in data is the detail of an error', () => {
  expect(readEnvelope({ code: 400, data: { field: 'query' } })?.detail).toEqual({ field: 'query' });
  expect(readEnvelope({ code: 400, data: ['query'] })?.detail).toBeUndefined();
});

test('never throws and never invents a code', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      const envelope = readEnvelope(body);
      if (envelope) expect(String(envelope.code)).toBe(String(Number((body as { code: unknown }).code)));
    }),
  );
});
