import { expect, test } from 'vitest';
import { answering, ask, fakeApi, raw } from '../../../tests/support/base-query';
import { withEnvelope } from './envelope';
import { withMissing } from './missing';
import type { Meta } from './types';

const GONE = { code: 404, msg: 'There is no chat “c1”.', data: null };
const meta = (headers: Record<string, string> = {}) =>
  ({ request: new Request('http://x/'), response: new Response('', { headers }) }) as Meta;
const sent = (network: ReturnType<typeof answering>) =>
  new Headers(network.asked[0]?.headers as HeadersInit | undefined).get('Prefer');

test('reads ask for it, changes do not', async () => {
  const network = answering(raw({}));
  await ask(withMissing(network.query));
  expect(sent(network)).toBe('missing=body');
  const change = answering(raw({}));
  await ask(withMissing(change.query), fakeApi({ type: 'mutation' }));
  expect(sent(change)).toBeNull();
});

test('what is missing reads like a status of 404', async () => {
  const network = answering({ data: GONE, meta: meta({ 'Preference-Applied': 'missing=body' }) });
  expect((await ask(withEnvelope(withMissing(network.query)))).error).toEqual({
    kind: 'http',
    status: 404,
    code: 404,
    msg: GONE.msg,
    detail: undefined,
    retryAfterMs: undefined,
  });
});

test('without the note of the server, a body code stays a refusal', async () => {
  const network = answering({ data: GONE, meta: meta() });
  expect((await ask(withEnvelope(withMissing(network.query)))).error).toMatchObject({ kind: 'refused', code: 404 });
});
