import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stopRun } from './stop-run';
import type { Transport } from './transport';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(...statuses: (number | 'down')[]) {
  const seen: number[] = [];
  const stop: Transport['stop'] = async (_run, seq) => {
    seen.push(seq);
    const status = statuses.shift() ?? 200;
    if (status === 'down') throw new TypeError('Failed to fetch');
    return new Response('{}', { status });
  };
  return { transport: { stop } as Transport, seen };
}

test('one call is enough when it is heard', async () => {
  const { transport, seen } = setUp(200);
  expect(await stopRun(transport, 'r', () => 7)).toEqual({ missed: 0 });
  expect(seen).toEqual([7]);
});

test('it asks again while the question is still under way or the server restarts, telling what was seen by then', async () => {
  const { transport, seen } = setUp(404, 'down', 503, 200);
  let seq = 0;
  const stopped = stopRun(transport, 'r', () => seq++);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await stopped).toEqual({ missed: 0 });
  expect(seen).toEqual([0, 1, 2, 3]);
});

test('a refusal is final, and silence is given up after five calls', async () => {
  expect(await stopRun(setUp(403).transport, 'r', () => 0)).toBeNull();
  const { transport, seen } = setUp('down', 'down', 'down', 'down', 'down');
  const stopped = stopRun(transport, 'r', () => 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await stopped).toBeNull();
  expect(seen).toHaveLength(5);
});
