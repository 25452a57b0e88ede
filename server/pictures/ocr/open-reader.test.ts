import type { ChildProcess } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { openReader } from './open-reader';
import type { ReadOrder } from './types';

const raster = { rgb: new Uint8Array(3), width: 1, height: 1 };
const order: ReadOrder = { coarse: raster, fine: raster };
const never = new AbortController().signal;

/** A process that sends nothing by itself. */
function fakeProcess() {
  const child = Object.assign(new EventEmitter(), { send: vi.fn(), kill: vi.fn() });
  return child as typeof child & ChildProcess;
}

test('one process reads one picture after another', async () => {
  const child = fakeProcess();
  const start = vi.fn(() => child);
  const reader = openReader(start);
  for (const text of ['a', 'b']) {
    const reading = reader.read(order, never);
    child.emit('message', { lines: [{ text, confidence: 1, corners: [] }] });
    expect((await reading)[0]?.text).toBe(text);
  }
  expect(start).toHaveBeenCalledTimes(1);
  reader.close();
  expect(child.kill).toHaveBeenCalled();
});

test.each([
  ['given up', (_child: ChildProcess, gone: AbortController) => gone.abort(new Error('gone')), 'gone'],
  ['a crash', (child: ChildProcess) => child.emit('exit', 139), 'ended'],
  ['a fault', (child: ChildProcess) => child.emit('message', { failed: 'no memory' }), 'no memory'],
])('%s ends the process; the next picture gets a new one', async (_name, happen, message) => {
  const children = [fakeProcess(), fakeProcess()];
  const reader = openReader(() => children.shift() as ChildProcess);
  const [first, second] = [...children] as [ReturnType<typeof fakeProcess>, ReturnType<typeof fakeProcess>];
  const gone = new AbortController();
  const reading = reader.read(order, gone.signal);
  happen(first, gone);
  await expect(reading).rejects.toThrow(message);
  expect(first.kill).toHaveBeenCalled();
  const again = reader.read(order, never);
  second.emit('message', { lines: [] });
  expect(await again).toEqual([]);
});
