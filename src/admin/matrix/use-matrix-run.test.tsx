import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import { defaultContext } from '../preview/context';
import type { Cell, Verdict } from './cell';
import * as run from './run-matrix';
import { useMatrixRun } from './use-matrix-run';

type Run = Parameters<typeof run.runMatrix>[0];
/** The runs that were started, with a way to end each. */
let runs: (Run & { end: () => void })[] = [];
const revoked = vi.fn();

beforeEach(() => {
  runs = [];
  revoked.mockClear();
  vi.spyOn(run, 'runMatrix').mockImplementation(
    (started) => new Promise<void>((end) => void runs.push({ ...started, end })),
  );
  const pictures = class extends URL {
    static override revokeObjectURL = revoked;
  };
  vi.stubGlobal('URL', pictures);
});
afterEach(() => vi.unstubAllGlobals());

const cell = (key: string): Cell => ({ key, context: defaultContext('main'), changed: false, href: '' });
const setting = { accessDomain: 'main' } as GlobalSetting;
const verdict = (picture: string | null = null): Verdict => ({ findings: [], picture });
function open() {
  const host = { current: document.createElement('div') };
  const { result, unmount, rerender } = renderHook(({ about }) => useMatrixRun(host, about), {
    initialProps: { about: setting },
  });
  const start = (...keys: string[]) => act(() => result.current.start(setting, keys.map(cell)));
  const tell = (n: number, key: string, said: Verdict) => act(() => runs[n]?.onVerdict(key, said));
  const end = (n: number) => act(async () => runs[n]?.end());
  return { result, start, tell, end, unmount, rerender, keys: () => [...result.current.verdicts.keys()] };
}

describe('a run over the matrix', () => {
  test('gathers verdicts as they come, and says how long it took', async () => {
    const { result, start, tell, end, keys } = open();
    start('a', 'b');
    expect(result.current.running).toBe(true);
    tell(0, 'b', verdict());
    tell(0, 'a', verdict('blob:a'));
    expect(keys()).toEqual(['b', 'a']);
    await end(0);
    expect([result.current.running, typeof result.current.seconds]).toEqual([false, 'number']);
  });

  test('that is stopped keeps what was found, and names no time', async () => {
    const { result, start, tell, end, keys } = open();
    start('a', 'b');
    tell(0, 'a', verdict());
    act(() => result.current.cancel());
    tell(0, 'b', verdict());
    await end(0);
    expect([keys(), result.current.running, result.current.seconds]).toEqual([['a'], false, null]);
  });

  test('ends the one before, whose late words and pictures are nobody’s', async () => {
    const { result, start, tell, end, keys } = open();
    start('a');
    tell(0, 'a', verdict('blob:old'));
    start('b');
    expect([runs[0]?.signal.aborted, revoked.mock.calls.flat(), keys()]).toEqual([true, ['blob:old'], []]);
    tell(0, 'a', verdict('blob:late'));
    await end(0);
    expect([keys(), result.current.running]).toEqual([[], true]);
    expect(revoked).toHaveBeenCalledWith('blob:late');
  });

  test('is about one setting: when that says something else, nothing that was found is said any more', async () => {
    const { result, start, tell, end, rerender, keys } = open();
    start('a', 'b');
    tell(0, 'a', verdict('blob:a'));
    rerender({ about: setting });
    expect(keys()).toEqual(['a']);
    rerender({ about: { ...setting, title: 'Typed in another tab' } });
    expect([keys(), runs[0]?.signal.aborted, revoked.mock.calls.flat()]).toEqual([[], true, ['blob:a']]);
    tell(0, 'b', verdict());
    await end(0);
    expect([keys(), result.current.running, result.current.seconds]).toEqual([[], false, null]);
  });

  test('ends with the page, and gives every picture back', () => {
    const { start, tell, unmount } = open();
    start('a', 'b');
    tell(0, 'a', verdict('blob:a'));
    unmount();
    runs[0]?.onVerdict('b', verdict('blob:b'));
    expect(runs[0]?.signal.aborted).toBe(true);
    expect(revoked.mock.calls.flat()).toEqual(['blob:a', 'blob:b']);
  });
});
