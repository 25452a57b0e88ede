import { expect, onTestFinished, test, vi } from 'vitest';
import { keepProofGate } from '@/browser/proof-gate';
import { answering, ask, fakeApi } from '../../../tests/support/base-query';
import type { ApiError } from '../api-error';
import { withProveAgain } from './prove-again';

const wanted: ApiError = { kind: 'http', status: 403, detail: { reason: 'prove-again' } };
const refused: ApiError = { kind: 'http', status: 403 };

const at = (proves: boolean) => {
  const gate = vi.fn(async () => proves);
  onTestFinished(keepProofGate(gate));
  return gate;
};

test('asks the person and sends the call again as it was', async () => {
  const gate = at(true);
  const base = answering({ error: wanted }, { data: 1 });
  const call = { url: '/api/x', method: 'POST', body: { email: 'a@example.com' } };
  expect(await ask(withProveAgain(base.query), fakeApi(), call)).toEqual({ data: 1 });
  expect(gate).toHaveBeenCalledOnce();
  expect(base.asked).toEqual([call, call]);
});

test('answers the refusal of who would rather not', async () => {
  at(false);
  const base = answering({ error: wanted });
  expect(await ask(withProveAgain(base.query))).toEqual({ error: wanted });
  expect(base.asked).toHaveLength(1);
});

test('asks about no other refusal', async () => {
  const gate = at(true);
  const base = answering({ error: refused });
  expect(await ask(withProveAgain(base.query))).toEqual({ error: refused });
  expect(gate).not.toHaveBeenCalled();
});
