import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearMark, hasArrived, writeArrival, writeMark } from '@/browser/session-mark';
import { aPerson, sessionStore } from '../../tests/support/a-session';
import { keepPendingToken } from './keep-token';
import { pendingTicket, pendingToken, setPendingTicket, setPendingToken } from './pending-token';
import { arrivalAnswered, personArrived } from './session';

const zhang = { name: '张三', account: '138****0042' };
const envelope = (data: unknown) => Response.json({ code: 200, msg: 'ok', data });

/** A fake server that records the calls. `view` is the owner of the token, or an error status. */
function serve(view: object | number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    asked.push(`${pathname} ${input.headers.get('authorization')}`);
    if (!pathname.endsWith('/look')) return envelope(null);
    return typeof view === 'number'
      ? Response.json({ code: view, msg: 'no', data: null }, { status: view })
      : envelope(view);
  });
  return asked;
}

const looked = '/api/session/token/look Bearer theirs';
const keptAs = '/api/session/token Bearer theirs';
beforeEach(() => () => vi.unstubAllGlobals());

describe('a token that came with the address', () => {
  test.each([true, false])('is kept only when the person says so: %s', async (taken) => {
    const asked = serve({ person: zhang, here: null, same: false });
    const store = sessionStore();
    setPendingToken('theirs', 'address');
    const done = keepPendingToken(store);
    await vi.waitFor(() => expect(store.getState().session.arrival).toMatchObject({ person: zhang }));
    expect(asked).toEqual([looked]);
    store.dispatch(arrivalAnswered({ taken }));
    expect(await done).toBe(taken);
    expect(asked).toEqual(taken ? [looked, keptAs] : [looked]);
    expect(pendingToken()).toBeUndefined();
  });

  test('of somebody else leaves who is signed in where they are until they answer', async () => {
    serve({ person: zhang, here: { name: '李四', account: '139****0001' }, same: false });
    const store = sessionStore();
    store.dispatch(personArrived(aPerson()));
    setPendingToken('theirs', 'address');
    const done = keepPendingToken(store);
    await vi.waitFor(() => expect(store.getState().session.arrival).toMatchObject({ here: { name: '李四' } }));
    expect(store.getState().session.user?.id).toBe('u-1');
    store.dispatch(arrivalAnswered({ taken: false }));
    await done;
    expect(store.getState().session.user?.id).toBe('u-1');
  });

  test.each([
    ['the same person', { person: zhang, here: zhang, same: true }],
    ['nobody any more', 401],
  ])('of %s asks nothing and changes nothing', async (_, view) => {
    const asked = serve(view);
    setPendingToken('theirs', 'address');
    expect(await keepPendingToken(sessionStore())).toBe(false);
    expect(asked).toEqual([looked]);
  });
});

test('a token that this browser had already is kept without a question', async () => {
  const asked = serve({});
  setPendingToken('theirs');
  writeMark('m');
  writeArrival('m');
  expect(await keepPendingToken(sessionStore())).toBe(true);
  expect(asked).toEqual([keptAs]);
  expect(hasArrived()).toBe(false);
  clearMark();
});

describe('a ticket that came with the address', () => {
  /** Answers the exchange with a token, or refuses it. */
  function serveTicket(good: boolean) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (input: Request) => {
      const { pathname } = new URL(input.url);
      asked.push(`${pathname} ${input.headers.get('authorization')}`);
      if (pathname.endsWith('/transfer'))
        return good
          ? envelope({ token: 'theirs' })
          : Response.json({ code: 401, msg: 'no', data: null }, { status: 401 });
      return envelope(pathname.endsWith('/look') ? { person: zhang, here: null, same: false } : null);
    });
    return asked;
  }
  const exchange = '/api/session/transfer null';

  test.each([true, false])('is exchanged, and its session kept only if the person says so: %s', async (taken) => {
    const asked = serveTicket(true);
    const store = sessionStore();
    setPendingTicket({ ticket: 't', appid: 'mes' });
    const done = keepPendingToken(store);
    await vi.waitFor(() => expect(store.getState().session.arrival).toMatchObject({ person: zhang }));
    store.dispatch(arrivalAnswered({ taken }));
    expect(await done).toBe(taken);
    await vi.waitFor(() =>
      expect(asked).toEqual([exchange, looked, taken ? keptAs : '/api/session/sign-out Bearer theirs']),
    );
    expect(pendingTicket()).toBeUndefined();
  });

  test('that is no longer good changes nothing', async () => {
    const asked = serveTicket(false);
    const store = sessionStore();
    setPendingTicket({ ticket: 't', appid: 'mes' });
    expect(await keepPendingToken(store)).toBe(false);
    expect(asked).toEqual([exchange]);
    expect(store.getState().session.arrival).toBe('failed');
  });
});
