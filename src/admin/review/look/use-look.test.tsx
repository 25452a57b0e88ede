import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GlobalSetting } from '@/renderer/types';
import type { Cell, Verdict } from '../../matrix/cell';
import * as matrix from '../../matrix/run-matrix';
import { defaultContext } from '../../preview/context';
import { useLook } from './use-look';
import { useSidePictures } from './use-side-pictures';

type Run = Parameters<typeof matrix.runMatrix>[0];
let runs: (Run & { end: () => void })[];
beforeEach(() => {
  runs = [];
  vi.spyOn(matrix, 'runMatrix').mockImplementation(
    (started) => new Promise<void>((end) => void runs.push({ ...started, end })),
  );
});

const host = { current: document.createElement('div') };
const cell = (key: string, setting?: GlobalSetting): Cell => ({
  key,
  context: defaultContext('main'),
  changed: true,
  href: '',
  ...(setting && { setting }),
});
const draft = { accessDomain: 'main', title: 'Draft' } as GlobalSetting;
const published = { accessDomain: 'main', title: 'Live' } as GlobalSetting;
const wrong: Verdict = {
  findings: [{ severity: 'error', kind: 'axe', pointer: '/title', detail: 'contrast', count: 1 }],
  picture: null,
};
const fine: Verdict = { findings: [], picture: null };

function open(start: readonly Cell[] = [cell('a'), cell('b')]) {
  const { result, rerender, unmount } = renderHook(({ cells }) => useLook(host, cells, draft, published), {
    initialProps: { cells: start },
  });
  return {
    result,
    unmount,
    show: (cells: readonly Cell[]) => rerender({ cells }),
    tell: (n: number, key: string, verdict: Verdict) => act(() => runs[n]?.onVerdict(key, verdict)),
    end: (n: number) => act(async () => runs[n]?.end()),
    now: () => [result.current.running, result.current.done, result.current.seen.map(({ severity }) => severity)],
  };
}

describe('looking at a draft before it is published', () => {
  test('draws its views, without pictures, and is done when all of them were seen and nothing was wrong', async () => {
    const { tell, end, now } = open();
    expect([runs[0]?.setting, runs[0]?.picture, now()]).toEqual([draft, null, [true, 0, []]]);
    tell(0, 'a', fine);
    tell(0, 'b', fine);
    await end(0);
    expect(runs.map(({ cells }) => cells.map(({ key }) => key))).toEqual([['a', 'b'], []]);
    await end(1);
    expect(now()).toEqual([false, 2, []]);
  });

  test('looks for errors on the published pages, too: what is there already keeps nobody back', async () => {
    const { tell, end, now } = open();
    tell(0, 'a', wrong);
    tell(0, 'b', fine);
    await end(0);
    expect(runs[1]).toMatchObject({ setting: published });
    expect(runs[1]?.cells.map(({ key }) => key)).toEqual(['a']);
    // Until this is known, it counts as an error.
    expect(now()).toEqual([true, 2, ['error']]);
    tell(1, 'a', wrong);
    await end(1);
    expect(now()).toEqual([false, 2, ['warning']]);
  });

  test('that is skipped keeps what was seen and says how much was not; nothing is drawn any more', async () => {
    const { result, tell, end, now } = open();
    tell(0, 'a', wrong);
    act(() => result.current.skip());
    expect(runs[0]?.signal.aborted).toBe(true);
    tell(0, 'b', wrong);
    await end(0);
    expect([runs.length, now(), result.current.total]).toEqual([1, [false, 1, ['error']], 2]);
  });

  test('a view that could not be drawn is counted by itself', async () => {
    const { result, tell, end } = open();
    tell(0, 'a', { ...fine, failed: 'timeout' });
    await end(0);
    expect(result.current.failed).toBe(1);
  });

  test('begins anew with other views; late words about the old ones are nobody’s', async () => {
    const { show, tell, end, now } = open();
    tell(0, 'a', wrong);
    show([cell('c')]);
    expect([runs[0]?.signal.aborted, now()]).toEqual([true, [true, 0, []]]);
    tell(0, 'b', wrong);
    await end(0);
    expect(now()).toEqual([true, 0, []]);
    tell(1, 'c', fine);
    await end(1);
    await end(2);
    expect(now()).toEqual([false, 1, []]);
  });

  test('ends with the drawer', () => {
    const { unmount } = open();
    unmount();
    expect(runs[0]?.signal.aborted).toBe(true);
  });
});

describe('pictures of both sides', () => {
  const revoked: string[] = [];
  beforeEach(() => {
    revoked.length = 0;
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation((picture) => void revoked.push(picture));
  });

  test('come one by one, and are given back with the drawer, also those that come too late', () => {
    const cells = [cell('mine /title', draft), cell('theirs /title', published)];
    const { result, unmount } = renderHook(() => useSidePictures(host, cells));
    act(() => runs[0]?.onVerdict('mine /title', { ...fine, picture: 'blob:mine' }));
    expect([...result.current.keys()]).toEqual(['mine /title']);
    unmount();
    runs[0]?.onVerdict('theirs /title', { ...fine, picture: 'blob:theirs' });
    expect(revoked).toEqual(['blob:mine', 'blob:theirs']);
  });

  test('of no conflict are not drawn', () => {
    const { result } = renderHook(() => useSidePictures(host, []));
    expect([runs.length, result.current.size]).toEqual([0, 0]);
  });
});
