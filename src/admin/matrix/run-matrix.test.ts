import { beforeEach, expect, test, vi } from 'vitest';
import { defaultContext } from '../preview/context';
import type { PoolFrame } from '../preview/pool-frame';
import type { Work } from '../preview/run-pool';
import type { Cell, Verdict } from './cell';
import { runMatrix } from './run-matrix';

/** The markup and findings of a view. */
const looks: Record<string, { hash: string; complete?: boolean; kind?: 'blank' | 'axe' }> = {};
const inspected = vi.fn();
vi.mock('../preview/run-pool', () => ({
  async runPool(
    _host: unknown,
    cells: readonly Cell[],
    work: Work<Cell>,
    { failed }: { failed: (c: Cell, r: string) => void },
  ) {
    for (const cell of cells) {
      const look = looks[cell.key];
      const frame = {
        show: async () => (look ? { complete: true, ...look } : Promise.reject(new Error('timeout'))),
        inspect: async () => {
          inspected(cell.key);
          const findings = look?.kind ? [{ severity: 'error', kind: look.kind }] : [];
          return { findings, picture: null };
        },
      } as unknown as PoolFrame;
      await work(frame, cell).catch((error: Error) => failed(cell, error.message));
    }
  },
}));

const cell = (key: string, more: Partial<Cell> = {}): Cell => ({
  key,
  context: defaultContext('main'),
  changed: false,
  href: '',
  ...more,
});

async function run(cells: readonly Cell[]): Promise<Record<string, Verdict>> {
  const verdicts: Record<string, Verdict> = {};
  await runMatrix({
    host: {} as HTMLElement,
    setting: { accessDomain: 'main' },
    cells,
    onVerdict: (key, verdict) => {
      verdicts[key] = verdict;
    },
    signal: new AbortController().signal,
  });
  return verdicts;
}
beforeEach(() => {
  inspected.mockClear();
  for (const key of Object.keys(looks)) delete looks[key];
});

test('what looks like another view is looked at once and names it', async () => {
  Object.assign(looks, { a: { hash: '1', kind: 'axe' }, b: { hash: '1' }, c: { hash: '2' } });
  const verdicts = await run(['a', 'b', 'c'].map((key) => cell(key)));
  expect(inspected.mock.calls).toEqual([['a'], ['c']]);
  expect(verdicts.b).toMatchObject({ twin: 'a', findings: [{ kind: 'axe' }] });
  expect(verdicts.c?.findings).toEqual([]);
});

test('the same markup in another size is another view', async () => {
  Object.assign(looks, { a: { hash: '1' }, b: { hash: '1' } });
  await run([cell('a'), cell('b', { context: { ...defaultContext('main'), viewport: 390 } })]);
  expect(inspected).toHaveBeenCalledTimes(2);
});

test('a view that cannot be drawn says so, and the others are still looked at', async () => {
  looks.b = { hash: '1' };
  expect(await run([cell('a'), cell('b')])).toEqual({
    a: { findings: [], picture: null, failed: 'timeout' },
    b: { findings: [], picture: null },
  });
});

test('what never came to rest is marked; a block that lives on its page may be blank alone', async () => {
  Object.assign(looks, { a: { hash: '1', complete: false }, b: { hash: '2', kind: 'blank' } });
  const verdicts = await run([cell('a'), cell('b', { partial: true })]);
  expect(verdicts.a?.incomplete).toBe(true);
  expect(verdicts.b?.findings).toEqual([]);
});
