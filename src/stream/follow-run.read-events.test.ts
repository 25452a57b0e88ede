import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRun } from '../../tests/support/arbitrary-run';
import { answerSteps, buildRun, type RunEvent, toFrame, toFrames } from '../../tests/support/run-events';
import { readEvents } from './follow-run';
import { reduceRuns } from './reduce-run';
import { emptyRun } from './run-state';

function bodyOf(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) if (chunk.length > 0) controller.enqueue(chunk);
      controller.close();
    },
  });
}

async function read(...chunks: Uint8Array[]): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  await readEvents(bodyOf(...chunks), { onEvent: (event) => events.push(event) });
  return events;
}

const events = buildRun(answerSteps());
const bytes = toFrames(events);

test('cut at every byte, also inside a character, and resumed, nothing is lost or doubled', async () => {
  const whole = reduceRuns(emptyRun, events);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    const first = reduceRuns(emptyRun, await read(bytes.subarray(0, cut)));
    expect(first.gap).toBe(false);
    const second = await read(toFrames(events.slice(first.last)));
    expect(reduceRuns(first, second)).toEqual(whole);
  }
});

test('split in two at every byte, the events are the same', async () => {
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    expect(await read(bytes.subarray(0, cut), bytes.subarray(cut))).toEqual(events);
  }
});

test('any run in chunks of any size reads the same', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRun, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), async (run, sizes) => {
      const all = toFrames(run);
      const chunks: Uint8Array[] = [];
      for (let at = 0, turn = 0; at < all.length; turn += 1) {
        const size = sizes[turn % sizes.length] as number;
        chunks.push(all.subarray(at, at + size));
        at += size;
      }
      expect(await read(...chunks)).toEqual(run);
    }),
    { numRuns: 40 },
  );
});

test('comments, plain data lines, carriage returns and other fields are no trouble', async () => {
  const [first, second] = events as [RunEvent, RunEvent];
  const text = `: hello\r\ndata: ${JSON.stringify(first)}\r\n\r\nretry: 10\nevent: message\n${toFrame(second)}`;
  expect(await read(new TextEncoder().encode(text))).toEqual([first, second]);
});

test('lines that are no event show up as a hole, not as a crash', async () => {
  const [first, , third] = events as [RunEvent, RunEvent, RunEvent];
  const broken = [
    'data: {"seq":2,\n\n',
    'data: null\n\n',
    'data: [1]\n\n',
    'data: {"seq":"2","run":"a","event":"b","data":{}}\n\n',
  ];
  const text = toFrame(first) + broken.join('') + toFrame(third);
  const got = await read(new TextEncoder().encode(text));
  expect(got).toEqual([first, third]);
  expect(reduceRuns(emptyRun, got)).toMatchObject({ last: 1, gap: true });
});

test('stops delivering as soon as it is told to, and lets go of the body', async () => {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(bytes),
    cancel() {
      cancelled = true;
    },
  });
  const controller = new AbortController();
  const got: RunEvent[] = [];
  await readEvents(body, {
    signal: controller.signal,
    onEvent(event) {
      got.push(event);
      if (got.length === 3) controller.abort();
    },
  });
  expect(got).toHaveLength(3);
  expect(cancelled).toBe(true);
});

test('a body that breaks rejects, so the caller knows the line was cut', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new TypeError('terminated')) });
  await expect(readEvents(body, { onEvent: () => {} })).rejects.toThrow('terminated');
});
