import { expect, test } from 'vitest';
import { loadContract } from '../base/contract/document';
import { createFindCall, pathOf, prefixOf } from './find-call';
import { canBeMirrored, lacksProof } from './may-switch';

const contract = loadContract();
const find = createFindCall(contract);

test.each([
  ['GET', '/saas/api/app/detail/7', 'getApp'],
  ['HEAD', '/saas/api/app/detail/7?x=1', 'getApp'],
  ['GET', '/saas/api/app/detail/7/', 'getApp'],
  ['GET', '/saas/api/app/det%61il/7', 'getApp'],
  ['POST', '/saas/api/app/detail/7', undefined],
  ['GET', '/saas/api/app/detail/7/8', undefined],
  ['GET', '/api/search?q=/saas', 'searchKnowledge'],
  ['GET', '/constructor', undefined],
])('%s %s is %s', (method, url, call) => {
  const found = find(method, url)?.id;

  expect(found).toBe(call);
});

test.each([
  ['/api', '/api'],
  ['/api/x', '/api'],
  ['/apixy', undefined],
  ['/proxy-api/x', undefined],
])('%s belongs to %s', (path, prefix) => {
  expect(prefixOf(pathOf(path), ['/api'])).toBe(prefix);
});

test('only what reads, and is nobody’s own, can be mirrored', () => {
  const can = [...contract.operations.values()].filter(canBeMirrored);
  expect(can.length).toBeGreaterThan(10);
  for (const { method, mutation, origin, token } of can)
    expect({ method, mutation, origin, own: token === 'own' || token === 'needed' }).toEqual({
      ...{ method: 'GET', mutation: false, origin: 'spec', own: false },
    });
  const names = can.map(({ id }) => String(id));
  for (const one of ['clearChatData', 'addPersonalTenant', 'getChat', 'listHistory', 'listPersonsByUucId', 'getMember'])
    expect(names).not.toContain(one);
});

test.each([
  [undefined, 'not-mirrored'],
  [{ hours: 48, answers: 100, faults: 1, drifted: 0 }, 'faults'],
  [{ hours: 48, answers: 100, faults: 0, drifted: 1 }, 'drift'],
  [{ hours: 23.9, answers: 100, faults: 0, drifted: 0 }, 'too-short'],
  [{ hours: 24, answers: 19, faults: 0, drifted: 0 }, 'too-few'],
  [{ hours: 24, answers: 20, faults: 0, drifted: 0 }, undefined],
])('%j lacks %s', (shown, lacking) => {
  expect(lacksProof(shown)).toBe(lacking);
});
