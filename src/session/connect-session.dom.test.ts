import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMark, readMark, writeMark } from '@/lib/session-mark';
import { untilSignedIn } from '@/lib/sign-in-gate';
import { aPerson, organization, other, sessionStore } from '../../tests/support/a-session';
import { followTabs } from './follow-tabs';
import { hearFrames } from './hear-frames';
import { setSessionHost } from './host';
import { globalsChanged, personArrived, sessionReset, signInClosed, tenantChosen } from './session';
import { keepSignInGate } from './sign-in-gate';

const ends: (() => void)[] = [];
beforeEach(() => clearMark());
afterEach(() => {
  for (const end of ends.splice(0)) end();
  setSessionHost({ env: 'production' });
});

describe('other tabs', () => {
  const twoTabs = () => {
    const [here, there] = [sessionStore(), sessionStore()];
    ends.push(
      followTabs(here, () => undefined),
      followTabs(there, () => undefined),
    );
    return { here, there };
  };

  test('follow signing in, switching and signing out', async () => {
    const { here, there } = twoTabs();
    writeMark('t');
    here.dispatch(personArrived(aPerson()));
    await vi.waitFor(() => expect(there.getState().session.currentTenant).toEqual(organization));
    here.dispatch(tenantChosen(other));
    await vi.waitFor(() => expect(there.getState().session.currentTenant).toEqual(other));
    clearMark();
    here.dispatch(sessionReset());
    await vi.waitFor(() => expect(there.getState().session.user).toBeNull());
  });

  test('a late word does not bring anybody back whose cookie is gone', async () => {
    const { here, there } = twoTabs();
    writeMark('t');
    there.dispatch(personArrived(aPerson()));
    await vi.waitFor(() => expect(here.getState().session.user).not.toBeNull());
    clearMark();
    here.dispatch(tenantChosen(other));
    await vi.waitFor(() => expect(there.getState().session.user).toBeNull());
  });
});

describe('the late word of a tab', () => {
  test('that somebody has gone sends nobody away who has signed in since', async () => {
    const here = sessionStore();
    const followed = vi.fn();
    ends.push(followTabs(here, followed));
    const there = new BroadcastChannel('mw:session');
    ends.push(() => there.close());
    writeMark('new');
    here.dispatch(personArrived(aPerson()));
    there.postMessage({ person: null });
    // One that is followed, so that the one before has been heard.
    there.postMessage({ person: aPerson({ currentTenant: other }) });
    await vi.waitFor(() => expect(here.getState().session.currentTenant).toEqual(other));
    expect(followed).toHaveBeenCalledTimes(1);
    expect(here.getState().session.isFresh).toBe(true);
  });
});

describe('embedded pages', () => {
  const say = (data: unknown, origin: string, source: Window | null = null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

  test('end the session when they are ours, or of a host the configuration names', () => {
    const store = sessionStore();
    const expired = vi.fn();
    setSessionHost({ env: 'production', frameOrigins: ['https://apps.example'] });
    ends.push(hearFrames(store.dispatch, expired));
    for (const [data, origin] of [
      [{ type: 'login-expired' }, 'https://evil.example'],
      [{ type: 'hello' }, 'https://apps.example'],
      [null, 'https://apps.example'],
    ] as const)
      say(data, origin);
    say('login-expired', window.location.origin, window);
    expect(expired).not.toHaveBeenCalled();
    writeMark('t');
    store.dispatch(personArrived(aPerson()));
    say({ type: 'login-expired' }, 'https://apps.example');
    expect(expired).toHaveBeenCalledTimes(1);
    expect([store.getState().session.user, readMark()]).toEqual([null, undefined]);
    say('login-expired', window.location.origin);
    expect(expired).toHaveBeenCalledTimes(2);
  });
});

describe('the gate', () => {
  test('lets calls go on when somebody has arrived', async () => {
    const store = sessionStore();
    ends.push(keepSignInGate(store));
    const waiting = [untilSignedIn(), untilSignedIn()];
    expect(store.getState().session.signIn).toBe('ended');
    store.dispatch(personArrived(aPerson()));
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });

  test('gives up when the dialog is closed, when the page leaves, and where nobody may sign in', async () => {
    const store = sessionStore();
    ends.push(keepSignInGate(store));
    const closed = untilSignedIn();
    store.dispatch(signInClosed());
    expect(await closed).toBe(false);
    const controller = new AbortController();
    const left = untilSignedIn(controller.signal);
    controller.abort();
    expect(await left).toBe(false);
    expect(await untilSignedIn(AbortSignal.abort())).toBe(false);
    store.dispatch(globalsChanged({ accessDomain: 'main', allowLogin: false }));
    expect(await untilSignedIn()).toBe(false);
  });

  test('without a keeper nobody waits', async () => {
    expect(await untilSignedIn()).toBe(false);
  });
});
