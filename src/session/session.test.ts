import { describe, expect, test } from 'vitest';
import { sessionEnded } from '@/api/api-events';
import {
  type KnowledgeUser,
  knowledgeUserArrived,
  type Organization,
  type Person,
  personArrived,
  personRemembered,
  sessionReducer,
  sessionReset,
  signInClosed,
  signInOpened,
  tabChanged,
  tenantChosen,
} from './session';

const steel = { id: 't1', name: 'Steel', tenantCode: 'steel' } as Organization;
const anna = (own: Partial<Person> = {}): Person => ({
  user: { id: 'p1', username: 'anna' } as Person['user'],
  tenant: [steel],
  currentTenant: null,
  ...own,
});
const stateOf = (...actions: Parameters<typeof sessionReducer>[1][]) =>
  actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'start' }));

describe('who somebody is', () => {
  test('nobody at first, a person alone, or one for an organization', () => {
    expect(stateOf().role).toBe('anonymous');
    expect(stateOf(personArrived(anna())).role).toBe('personal');
    expect(stateOf(personArrived(anna({ currentTenant: steel }))).role).toBe('organization');
  });

  test('is only remembered until the server has said so', () => {
    expect(stateOf(personRemembered(anna()))).toMatchObject({ role: 'personal', isFresh: false });
    expect(stateOf(personRemembered(anna()), personArrived(anna())).isFresh).toBe(true);
  });

  test('changes with the organization, and nobody acts for one without having signed in', () => {
    const chosen = stateOf(personArrived(anna()), tenantChosen(steel));
    expect(chosen).toMatchObject({ role: 'organization', currentTenant: steel });
    expect(sessionReducer(chosen, tenantChosen(null))).toMatchObject({ role: 'personal', currentTenant: null });
    expect(stateOf(tenantChosen(steel))).toMatchObject({ role: 'anonymous', currentTenant: null });
  });

  test.each([sessionReset(), sessionEnded({ via: 'code' })])('is forgotten with everything of theirs: %j', (end) => {
    const left = stateOf(tabChanged('/engine'), personArrived(anna({ currentTenant: steel })), end);
    expect(left).toMatchObject({ role: 'anonymous', user: null, tenant: [], currentTenant: null, isFresh: false });
    expect(left).toMatchObject({ currentTab: '/engine' });
  });
});

describe('the face in the community', () => {
  const face = { avatarList: [{ avatarUrl: '/anna.png' }] } as unknown as KnowledgeUser;

  test('stays with the same person and goes with another', () => {
    const known = stateOf(personArrived(anna()), knowledgeUserArrived(face));
    expect(sessionReducer(known, personArrived(anna({ currentTenant: steel }))).knowledgeUser).toEqual(face);
    const someoneElse = anna({ user: { id: 'p2', username: 'ben' } as Person['user'] });
    expect(sessionReducer(known, personArrived(someoneElse)).knowledgeUser).toBeNull();
  });
});

describe('signing in over a page', () => {
  test('keeps the first reason and the first place somebody was on the way to', () => {
    const open = stateOf(signInOpened('needed', '/developerPlatform'), signInOpened('ended', '/elsewhere'));
    expect(open).toMatchObject({ signIn: 'needed', signInTarget: '/developerPlatform' });
  });

  test('leaves nothing behind when it is closed', () => {
    const closed = stateOf(signInOpened('needed', '/a'), signInClosed(), signInOpened('asked'));
    expect(closed).toMatchObject({ signIn: 'asked', signInTarget: null });
  });
});
