import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPlatform } from '../../../tests/support/open-platform';
import { ModelFault } from '../../base/model-server/model-fault';
import { stateOfAll } from './platform';

test('models say their context and price, never where they run, and the state of their deployments', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'models-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'models.yaml');
  const price = { currency: 'CNY', since: '2026-11-01', input: 2, output: 8 };
  const deployments = ['a', 'b'].map((server) => ({ server, model: 'inner-name' }));
  const servers = { a: { baseUrl: 'http://10.9.8.7/v1' }, b: { baseUrl: 'http://10.9.8.6/v1' } };
  writeFileSync(file, JSON.stringify({ servers, models: { plant: { deployments, price, context: 4096 } } }));
  const { call, headers, ctx } = await openPlatform({ env: { MODELS_FILE: file } });
  const models = async () => (await call('GET', '/api/platform/models', { headers })).data;
  expect(await models()).toEqual([
    { name: 'millwright-ask', kind: 'ask', state: 'up' },
    { name: 'plant', kind: 'chat', state: 'up', context: 4096, price },
  ]);
  expect((await call('GET', '/api/platform/models')).code).toBe(401);
  const fail = (n: number) => {
    const [deployment] = [ctx.models.table().get('plant')?.deployments[n]];
    if (!deployment) throw new Error('no such deployment');
    const begun = ctx.models.health.begin(deployment);
    begun.fails(new ModelFault('denied', 'no'));
    begun.end();
  };
  const states = async () => {
    const { state, parts } = (await call('GET', '/api/status')).data;
    return [(await models())[1].state, parts.at(-1), state];
  };
  fail(0);
  expect(await states()).toEqual(['degraded', { part: 'models', state: 'degraded' }, 'degraded']);
  fail(1);
  expect(await states()).toEqual(['down', { part: 'models', state: 'down' }, 'degraded']);
  expect(JSON.stringify(await call('GET', '/api/status'))).not.toMatch(/10\.9|inner-name/);
});

test('status and changelog are for everybody', async () => {
  const { call, store } = await openPlatform();
  expect((await call('GET', '/api/status')).data).toMatchObject({
    state: 'up',
    parts: [{ part: 'calls' }, { part: 'search' }, { part: 'answers' }],
  });
  const [entry] = (await call('GET', '/api/changelog')).data;
  expect(entry.since).toBe('2026-11-27');
  expect(entry.changes).toContainEqual(expect.objectContaining({ kind: 'operation-added', operation: 'callMcp' }));
  expect(stateOfAll(['up', 'down'])).toBe('degraded');
  expect(stateOfAll(['down', 'down'])).toBe('down');
  expect(store).toBeDefined();
});
