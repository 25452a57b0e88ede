import { describe, expect, test } from 'vitest';
import { openPeople } from '../../../tests/support/people-store';
import {
  endSessions,
  listSessions,
  openPersonSession,
  openTenantToken,
  readFormerToken,
  readPersonSession,
  readTenantToken,
  readUserToken,
  rotateSession,
} from './sessions';

describe('a session', () => {
  test('is known by its token, which is kept nowhere', async () => {
    const { db, pool, wei } = await openPeople();
    const { accessToken, userToken } = await openPersonSession(db, { personId: wei.id, device: 'Chrome' });
    expect((await readPersonSession(db, accessToken))?.person.id).toBe(wei.id);
    expect((await readUserToken(db, userToken))?.session.device).toBe('Chrome');
    expect(await readPersonSession(db, userToken)).toBeUndefined();
    const { rows } = await pool.query('select * from person_session');
    for (const secret of [accessToken, userToken]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('gets new tokens; the old one is remembered as former and opens nothing', async () => {
    const { db, wei } = await openPeople();
    const first = await openPersonSession(db, { personId: wei.id });
    const second = await rotateSession(db, first.id);
    expect(await readPersonSession(db, first.accessToken)).toBeUndefined();
    expect((await readFormerToken(db, first.accessToken))?.session.id).toBe(first.id);
    expect((await readPersonSession(db, second?.accessToken ?? ''))?.session.id).toBe(first.id);
  });

  test('lasts three days, and ends for a person who was disabled', async () => {
    const { db, pool, wei } = await openPeople();
    const { accessToken } = await openPersonSession(db, { personId: wei.id });
    await pool.query("update person_session set expires_at = expires_at - interval '71 hours'");
    expect(await readPersonSession(db, accessToken)).toBeDefined();
    await pool.query("update person_session set expires_at = expires_at - interval '1 hour'");
    expect(await readPersonSession(db, accessToken)).toBeUndefined();
    const again = await openPersonSession(db, { personId: wei.id });
    await pool.query('update person set disabled_at = now()');
    expect(await readPersonSession(db, again.accessToken)).toBeUndefined();
  });

  test('is one device among several; all but this one can be ended', async () => {
    const { db, wei, li } = await openPeople();
    const here = await openPersonSession(db, { personId: wei.id });
    await openPersonSession(db, { personId: wei.id });
    await openPersonSession(db, { personId: li.id });
    expect(await listSessions(db, wei.id)).toHaveLength(2);
    expect(await endSessions(db, wei.id, here.id)).toBe(1);
    expect(await listSessions(db, wei.id)).toMatchObject([{ id: here.id }]);
    expect(await listSessions(db, li.id)).toHaveLength(1);
  });

  test('lends a token to one organization, which ends with it', async () => {
    const { db, wei, steel } = await openPeople();
    const { id } = await openPersonSession(db, { personId: wei.id });
    const token = await openTenantToken(db, id, steel);
    expect((await readTenantToken(db, token))?.session.tenantId).toBe(steel);
    await endSessions(db, wei.id);
    expect(await readTenantToken(db, token)).toBeUndefined();
  });
});
