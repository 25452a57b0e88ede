import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api } from '@/api/client';
import { takeWork } from '@/browser/work/work-ahead';
import { useCaptcha } from './use-captcha';

let pictures = 0;
let questions = 0;
let reachable = true;
let works: string[] = [];
vi.mock('@/browser/work/solve-work', () => ({ solveWork: async () => 'proof' }));

beforeEach(() => {
  [pictures, questions, reachable, works] = [0, 0, true, []];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (!reachable) throw new TypeError('Failed to fetch');
    if (url.includes('/api/session/work')) {
      works.push(new URL(url).searchParams.get('purpose') ?? '');
      return Response.json({ code: 200, msg: 'ok', data: { parameters: {}, signature: '' } });
    }
    const words = url.includes('captcha-question');
    const nth = words ? ++questions : ++pictures;
    const data = words
      ? { question: `Question ${nth}`, captchaToken: `words-${nth}` }
      : { captchaImage: `data:image/png;base64,${nth}`, captchaToken: `picture-${nth}` };
    return Response.json({ code: 200, msg: 'ok', data });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCaptcha(), { wrapper });
  const settled = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true));
  await act(() => settled(() => result.current.token !== '' || result.current.failed));
  return { now: () => result.current, settled: (check: () => boolean) => act(() => settled(check)) };
}

describe('the picture', () => {
  test('is there with its token, and asks for no words', async () => {
    const { now } = await open();
    expect(now()).toMatchObject({ token: 'picture-1', question: undefined, failed: false });
    expect([now().image, questions]).toEqual(['data:image/png;base64,1', 0]);
  });

  test('is another one when it is renewed, and what was typed for the one before is gone', async () => {
    const { now, settled } = await open();
    act(() => now().field.set('abcd'));
    act(() => now().renew());
    await settled(() => now().token === 'picture-2');
    expect([now().field.value, now().image]).toEqual(['', 'data:image/png;base64,2']);
  });

  test('is answered in full-width letters and with spaces as well', async () => {
    const { now } = await open();
    act(() => now().field.set(' Ａｂ c４ '));
    act(() => now().field.leave());
    expect(now().field.value).toBe('Abc4');
    act(() => now().field.set('   '));
    act(() => void now().field.check());
    expect(now().field.fault).toBe('captcha.empty');
  });

  test('that cannot be fetched says so, has no token, and comes when it is asked for again', async () => {
    reachable = false;
    const { now, settled } = await open();
    expect(now()).toMatchObject({ failed: true, token: '', image: undefined });
    reachable = true;
    act(() => now().renew());
    await settled(() => now().token === 'picture-1');
    expect(now().failed).toBe(false);
  });
});

test('the work that goes along is done ahead, for what is asked', async () => {
  const { now, settled } = await open();
  await settled(() => works.length === 1);
  act(() => now().askInWords(true));
  await settled(() => works.length === 2);
  expect(works).toEqual(['code', 'question']);
  expect(await takeWork()).toBe('proof');
  expect(await takeWork()).toBeUndefined();
});

describe('in words', () => {
  test('it has another token, and an answer to the picture is none to the question', async () => {
    const { now, settled } = await open();
    act(() => now().field.set('abcd'));
    act(() => now().askInWords(true));
    await settled(() => now().token === 'words-1');
    expect([now().question, now().field.value]).toEqual(['Question 1', '']);
  });

  test('renewing it asks another question and leaves the picture alone', async () => {
    const { now, settled } = await open();
    act(() => now().askInWords(true));
    await settled(() => now().token === 'words-1');
    act(() => now().renew());
    await settled(() => now().token === 'words-2');
    expect([now().question, pictures]).toEqual(['Question 2', 1]);
  });

  test('and back at the picture its own token counts', async () => {
    const { now, settled } = await open();
    act(() => now().askInWords(true));
    await settled(() => now().token === 'words-1');
    act(() => now().askInWords(false));
    expect([now().token, now().question]).toEqual(['picture-1', undefined]);
  });
});
