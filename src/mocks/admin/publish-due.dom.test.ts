import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetMocks } from '../create-handlers';
import { mockServer } from '../node';

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterAll(() => mockServer.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T08:00:00Z') }));
afterEach(async () => {
  vi.useRealTimers();
  await resetMocks();
});

async function call(path: string, method = 'GET', data?: object) {
  const headers = { 'Accept-Language': 'en-US', ...(data && { 'Content-Type': 'application/json' }) };
  const address = `${location.origin}/api/admin/domains/main${path}`;
  return (await fetch(address, { method, headers, ...(data && { body: JSON.stringify(data) }) })).json();
}
const detail = async () => (await call('')).data;
const at = '2026-03-01T09:00:00.000Z';
async function publish(change: object, more: object = {}): Promise<void> {
  const { head, body } = await detail();
  const message = 'Because';
  const { code } = await call('/publish', 'POST', { base: head, body: { ...body, ...change }, message, ...more });
  expect(code).toBe(200);
}

describe('what waits for its time in the demo', () => {
  test('goes out then, and no earlier', async () => {
    await publish({ tenantId: 'T-9' }, { at });
    expect(await detail()).toMatchObject({ schedule: { at, fault: null } });
    vi.setSystemTime(Date.parse(at));
    expect(await detail()).toMatchObject({ schedule: null, body: { tenantId: 'T-9' } });
    const { items } = (await call('/revisions')).data;
    expect(items[0]).toMatchObject({ kind: 'schedule', at, message: 'Because', published: true });
  });

  test('stays when something else is published meanwhile, and both stand together at its time', async () => {
    await publish({ tenantId: 'T-9' }, { at });
    await publish({ logan: 'Other' });
    expect((await detail()).schedule).toMatchObject({ at, conflicts: [], body: { tenantId: 'T-9', logan: 'Other' } });
    vi.setSystemTime(Date.parse(at) + 1);
    expect(await detail()).toMatchObject({ schedule: null, body: { tenantId: 'T-9', logan: 'Other' } });
  });

  test('that contradicts what was published meanwhile waits on, says why, and can be called off', async () => {
    await publish({ tenantId: 'T-9' }, { at });
    await publish({ tenantId: 'T-7' });
    expect((await detail()).schedule).toMatchObject({ fault: null, conflicts: ['/tenantId'] });
    vi.setSystemTime(Date.parse(at) + 1);
    const { schedule, body } = await detail();
    expect([schedule.fault, body.tenantId]).toEqual([expect.stringContaining('conflicts with it'), 'T-7']);
    await call('/schedule', 'DELETE');
    expect((await detail()).schedule).toBeNull();
  });
});
