import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { neutralBoot } from '@/app/boot';
import { preferencesOf } from '@/app/preferences-of';
import { makeStore } from '@/app/store';
import { readTenantId } from '@/browser/tenant-cookie';
import { mockServer } from '@/mocks/node';
import { withPeople } from '@/mocks/people/people-state';
import { signIn } from '@/mocks/people/who-asks';
import { fetchPerson } from '@/session/load-person';
import { arriveAs } from '@/session/sign-in';
import { switchTenant } from '@/session/switch-tenant';
import { answerByMocks } from '../support/portal-flow';
import { forgetPerson } from '../support/sign-in';

answerByMocks();
beforeEach(forgetPerson);

/** A store, a person with two organizations whose session uses the first, and a way to read the server's view. */
async function arrive() {
  const { setting, locale } = neutralBoot('main');
  const store = makeStore(preferencesOf(setting, locale));
  withPeople((state) => signIn(state, 'u-42', 't-1001'));
  const person = await fetchPerson(store.dispatch);
  const signedIn = { ...person, suggested: null };
  const ofServer = async () => (await fetchPerson(store.dispatch)).user.tenantId;
  return { store, signedIn, ofServer };
}

describe('acting for oneself', () => {
  test('after an organization is known to the server too, not to this browser alone', async () => {
    const { store, signedIn, ofServer } = await arrive();
    await arriveAs(store.dispatch, signedIn, signedIn.tenant[0] ?? null);
    expect([await ofServer(), readTenantId()]).toEqual(['t-1001', 't-1001']);
    await switchTenant(store.dispatch, null);
    expect([await ofServer(), readTenantId()]).toEqual([null, undefined]);
    expect(store.getState().session).toMatchObject({ role: 'personal', currentTenant: null });
    await switchTenant(store.dispatch, signedIn.tenant[1] ?? null);
    expect([await ofServer(), readTenantId()]).toEqual(['t-1002', 't-1002']);
  });

  test('from signing in on ends what the server remembered of the last time', async () => {
    const { store, signedIn, ofServer } = await arrive();
    expect(await ofServer()).toBe('t-1001');
    await arriveAs(store.dispatch, signedIn, null);
    expect([await ofServer(), store.getState().session.role]).toEqual([null, 'personal']);
  });

  test('changes nothing when the server cannot be told', async () => {
    const { store, signedIn } = await arrive();
    await arriveAs(store.dispatch, signedIn, signedIn.tenant[0] ?? null);
    const answer = { code: 503, msg: 'Later', data: null };
    mockServer.use(http.post('*/setUserCurrentTenant', () => HttpResponse.json(answer, { status: 503 })));
    await expect(switchTenant(store.dispatch, null)).rejects.toMatchObject({ status: 503 });
    expect(readTenantId()).toBe('t-1001');
    expect(store.getState().session.currentTenant?.id).toBe('t-1001');
  });
});
