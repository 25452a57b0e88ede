import { describe, expect, test } from 'vitest';
import { openPeople } from '../../../tests/support/people-store';
import { adoptVisitor } from './adopt-visitor';
import { askToJoin, decideJoin, findJoin, findNewestJoin, listJoins } from './applications';
import { setOrganizationDisabled } from './disabling';
import { addMember, changeRole, findRole, listMembers } from './memberships';
import { addOrganization, listOwnOrganizations, searchOrganizations } from './organizations';
import { addPerson, bindIdentity, findPersonByAccount, findPersonByIdentity } from './persons';
import { readRoles } from './read-roles';

test('roles are those in organizations that work: a disabled one gives none to its members', async () => {
  const { db, wei } = await openPeople();
  const [steel = '', mill = ''] = [
    await addOrganization(db, { name: 'Steel', tenantCode: 's' }),
    await addOrganization(db, { name: 'Mill', tenantCode: 'm' }),
  ];
  for (const id of [steel, mill]) await addMember(db, id, wei.id, 'owner');
  await setOrganizationDisabled(db, mill, true, '');
  expect(await readRoles(db, wei.id, [steel, mill])).toEqual(new Map([[steel, 'owner']]));
});

describe('a person', () => {
  test('is found by phone, by address in any case and by name, and is one only', async () => {
    const { db, wei, li } = await openPeople();
    const named = await addPerson(db, { username: 'operator' });
    expect((await findPersonByAccount(db, '13800000042'))?.id).toBe(wei.id);
    expect((await findPersonByAccount(db, 'Li@Example.COM'))?.id).toBe(li.id);
    expect((await findPersonByAccount(db, 'operator'))?.id).toBe(named?.id);
    expect(await addPerson(db, { phone: '13800000042' })).toBeUndefined();
  });

  test('owns what they do under a key that no cookie can hold', async () => {
    const { wei, li } = await openPeople();
    expect(wei.ownerKey).toMatch(/^person:[\w-]{22}$/);
    expect(wei.ownerKey).not.toBe(li.ownerKey);
  });

  test('is known elsewhere by one identity, which is theirs alone', async () => {
    const { db, wei, li } = await openPeople();
    expect(await bindIdentity(db, 'weixin', 'o1', wei.id)).toBe(true);
    expect(await bindIdentity(db, 'weixin', 'o1', wei.id)).toBe(true);
    expect(await bindIdentity(db, 'weixin', 'o1', li.id)).toBe(false);
    expect((await findPersonByIdentity(db, 'weixin', 'o1'))?.id).toBe(wei.id);
  });

  test('takes over what the browser did before', async () => {
    const { db, wei } = await openPeople();
    const chat = { id: 'c', visitor: 'anon', access_domain: 'main', title: 't', deleted_at: null };
    await db.insertInto('chat').values(chat).execute();
    await db
      .insertInto('message')
      .values({ id: 'm', chat_id: 'c', parent_id: null, role: 'assistant', outline: null as never })
      .execute();
    for (const visitor of ['anon', wei.ownerKey])
      await db.insertInto('evaluation').values({ message_id: 'm', visitor, value: 1, reasons: [] }).execute();
    await adoptVisitor(db, 'anon', wei.ownerKey);
    expect(await db.selectFrom('chat').select('visitor').execute()).toEqual([{ visitor: wei.ownerKey }]);
    expect(await db.selectFrom('evaluation').select('visitor').where('visitor', '!=', 'anon').execute()).toHaveLength(
      1,
    );
  });
});

describe('an organization', () => {
  test('is found by part of its name or by its whole code; personal spaces are not', async () => {
    const { db, wei } = await openPeople();
    await addOrganization(db, { name: '个人用户', tenantCode: 'p', personalOf: wei.id });
    expect(await searchOrganizations(db, '轧钢')).toHaveLength(1);
    expect(await searchOrganizations(db, 'beiling')).toHaveLength(1);
    expect(await searchOrganizations(db, 'beil')).toEqual([]);
    for (const text of ['个人', '%', '_', '\\']) expect(await searchOrganizations(db, text)).toEqual([]);
  });

  test('lists its people, and never loses its last owner', async () => {
    const { db, wei, li, steel } = await openPeople();
    await addMember(db, steel, wei.id, 'owner');
    await addMember(db, steel, li.id, 'member');
    expect((await listMembers(db, steel)).map(({ role }) => role)).toEqual(['owner', 'member']);
    expect(await changeRole(db, steel, wei.id, 'member')).toBe(false);
    expect(await changeRole(db, steel, wei.id, null)).toBe(false);
    expect(await changeRole(db, steel, li.id, 'owner')).toBe(true);
    const left = await Promise.all([changeRole(db, steel, wei.id, null), changeRole(db, steel, li.id, null)]);
    expect(left.filter(Boolean)).toHaveLength(1);
    expect(await listMembers(db, steel)).toHaveLength(1);
  });

  test('is asked once by each person, decided once', async () => {
    const { db, li, steel } = await openPeople();
    const [id, again] = await Promise.all([askToJoin(db, steel, li.id, 'a'), askToJoin(db, steel, li.id, 'b')]);
    expect(again).toBe(id);
    expect(await findNewestJoin(db, li.id)).toMatchObject({ id, status: 'pending', tenantCode: 'beiling' });
    const decided = await Promise.all([decideJoin(db, id, 'approved', 'x'), decideJoin(db, id, 'refused', 'y')]);
    expect(decided.filter(Boolean)).toHaveLength(1);
    expect((await findJoin(db, id))?.status).not.toBe('pending');
    expect(await listJoins(db, { organizationId: steel })).toHaveLength(1);
    expect(await findRole(db, steel, li.id)).toBeUndefined();
    expect(await listOwnOrganizations(db, li.id)).toEqual([]);
  });
});
