import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeatEvery } from './repeat-every';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const silent = pino({ level: 'silent' });

test('the next turn waits for the last one, however long it takes', async () => {
  let begun = 0;
  let finish = () => {};
  const stop = repeatEvery(10, silent, () => {
    begun += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(begun).toBe(1);
  finish();
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toBe(2);
  finish();
  await stop();
});

test('a turn that fails is told, and the next one comes', async () => {
  const lines: string[] = [];
  let turns = 0;
  const stop = repeatEvery(
    10,
    pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    async () => {
      turns += 1;
      throw new Error('no connection');
    },
  );
  await vi.advanceTimersByTimeAsync(25);
  await stop();
  expect(turns).toBe(2);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['no connection', 'no connection']);
});

test('stopping waits for the turn under way, and no other begins', async () => {
  const done: string[] = [];
  const stop = repeatEvery(10, silent, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    done.push('turn');
  });
  await vi.advanceTimersByTimeAsync(15);
  const stopped = stop().then(() => done.push('stopped'));
  await vi.advanceTimersByTimeAsync(500);
  await stopped;
  expect(done).toEqual(['turn', 'stopped']);
});
