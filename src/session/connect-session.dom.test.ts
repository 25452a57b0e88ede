import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seedSetting } from '@/api/settings';
import { clearMark, readMark, writeMark } from '@/browser/session-mark';
import { untilSignedIn } from '@/browser/sign-in-gate';
import { aPerson, organization, other, sessionStore } from '../../tests/support/a-session';
import { followTabs } from './follow-tabs';
import { setSessionHost } from './host';
import { onFrameMessage } from './on-frame-message';
import { personArrived, sessionReset, signInClosed, tenantChosen } from './session';
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
    // A message that is followed, which proves that the previous one has been handled.
    there.postMessage({ person: aPerson({ currentTenant: other }) });
    await vi.waitFor(() => expect(here.getState().session.currentTenant).toEqual(other));
    expect(followed).toHaveBeenCalledTimes(1);
    expect(here.getState().session.isFresh).toBe(true);
  });
});

describe('embedded pages', () => {
  const say = (data: unknown, origin: string, source: Window | null = null) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  /** A frame without its own content: nothing is fetched, and `src` stays as set. */
  const frameAt = (src: string, place: Element = document.body) => {
    const frame = document.createElement('iframe');
    place.append(frame);
    Object.defineProperty(frame, 'src', { value: src });
    ends.push(() => frame.remove());
    return frame.contentWindow;
  };
  const listening = () => {
    const store = sessionStore();
    const expired = vi.fn();
    setSessionHost({ env: 'production', frameOrigins: ['https://apps.example'] });
    ends.push(onFrameMessage(store.dispatch, expired));
    return { store, expired };
  };

  test('end the session when they are ours, or of a host the configuration names', () => {
    const { store, expired } = listening();
    const apps = frameAt('https://apps.example/one');
    const ours = frameAt(`${window.location.origin}/embedded`);
    say({ type: 'hello' }, 'https://apps.example', apps);
    say(null, 'https://apps.example', apps);
    expect(expired).not.toHaveBeenCalled();
    writeMark('t');
    store.dispatch(personArrived(aPerson()));
    say({ type: 'login-expired' }, 'https://apps.example', apps);
    expect(expired).toHaveBeenCalledTimes(1);
    expect([store.getState().session.user, readMark()]).toEqual([null, undefined]);
    say('login-expired', window.location.origin, ours);
    expect(expired).toHaveBeenCalledTimes(2);
  });

  test('nobody else signs a person out', () => {
    const { expired } = listening();
    const apps = frameAt('https://apps.example/one');
    const ours = frameAt(`${window.location.origin}/embedded`);
    const gone = document.createElement('iframe');
    document.body.append(gone);
    const removed = gone.contentWindow;
    gone.remove();
    const inside = apps?.document.createElement('iframe');
    if (inside) apps?.document.body.append(inside);
    for (const [why, origin, source] of [
      ['this page itself', window.location.origin, window],
      ['nobody', 'https://apps.example', null],
      ['a host that nobody named', 'https://evil.example', frameAt('https://evil.example')],
      ['a page that opened this one', 'https://apps.example', removed],
      ['a frame within a frame', 'https://apps.example', inside?.contentWindow ?? null],
      ['a frame of ours in which a named host stands now', 'https://apps.example', ours],
      ['a frame of a named host in which a page of ours stands now', window.location.origin, apps],
    ] as const) {
      say('login-expired', origin, source);
      expect(expired, why).not.toHaveBeenCalled();
    }
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
    store.dispatch(
      seedSetting({ domain: 'main', setting: { accessDomain: 'main', allowLogin: false }, revision: 'r1' }),
    );
    expect(await untilSignedIn()).toBe(false);
  });

  test('without a keeper nobody waits', async () => {
    expect(await untilSignedIn()).toBe(false);
  });
});
