import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DetectDispatch } from './detect-picture';
import { detectPicture } from './detect-picture';
import { toolsEndpoints } from './tools';

type Outcome = { data?: unknown; error?: unknown } | Promise<never>;
let answers: Record<'upload' | 'detect' | 'progress', () => Outcome>;
const aborted = vi.fn();

/** A dispatch that answers each call by its endpoint. */
const dispatch = ((call: { of: keyof typeof answers }) => {
  const outcome = Promise.resolve(answers[call.of]());
  return Object.assign(outcome, {
    unwrap: async () => {
      const { data, error } = await outcome;
      if (error) throw error;
      return data;
    },
    abort: () => aborted(call.of),
    unsubscribe: vi.fn(),
  });
}) as unknown as DetectDispatch;

beforeEach(() => {
  const stand = (of: string) => ({ initiate: (() => ({ of })) as never });
  vi.spyOn(toolsEndpoints.uploadPicture, 'initiate').mockImplementation(stand('upload').initiate);
  vi.spyOn(toolsEndpoints.detectObjects, 'initiate').mockImplementation(stand('detect').initiate);
  vi.spyOn(toolsEndpoints.getDetectionProgress, 'initiate').mockImplementation(stand('progress').initiate);
  aborted.mockClear();
  answers = {
    upload: () => ({ data: { url: '/api/pictures/1' } }),
    detect: () => ({ data: { id: 'd-1' } }),
    progress: () => ({ data: { state: 'running', share: 0.5 } }),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const wish = { file: new Blob(['x']), rect: ['0', '0', '1', '1'] as [string, string, string, string] };
const detect = (signal = new AbortController().signal, tell = vi.fn()) => detectPicture(dispatch, wish, signal, tell);

describe('a detection', () => {
  test('uploads, then searches, says so, and ends with its id', async () => {
    const tell = vi.fn();
    expect(await detect(undefined, tell)).toEqual({ status: 'done', id: 'd-1' });
    expect(tell.mock.calls.flat()).toEqual([
      { stage: 'upload', share: 0 },
      { stage: 'search', share: 0 },
    ]);
  });

  test('tells twice a second how far it is, and nothing after its end', async () => {
    vi.useFakeTimers();
    let finish = (_: Outcome) => {};
    answers.detect = () => new Promise<never>((resolve) => (finish = resolve as never));
    const tell = vi.fn();
    const done = detect(undefined, tell);
    await vi.advanceTimersByTimeAsync(1_100);
    answers.progress = () => ({ data: { state: 'waiting', ahead: 3 } });
    await vi.advanceTimersByTimeAsync(500);
    expect(tell.mock.calls.flat().slice(2)).toEqual([
      { stage: 'search', share: 0.5 },
      { stage: 'search', share: 0.5 },
      { stage: 'waiting', ahead: 3 },
    ]);
    finish({ data: { id: 'd-2' } });
    expect(await done).toEqual({ status: 'done', id: 'd-2' });
    const told = tell.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([tell.mock.calls.length, vi.getTimerCount()]).toEqual([told, 0]);
  });

  test.each([
    [{ kind: 'network' }, { status: 'offline' }],
    [{ kind: 'timeout', attempts: 5 }, { status: 'offline' }],
    [{ kind: 'aborted' }, { status: 'cancelled' }],
    [
      { kind: 'refused', code: 7, msg: 'Too dark.' },
      { status: 'failed', text: 'Too dark.' },
    ],
    [new Error('bug'), { status: 'failed' }],
  ])('never throws: %j', async (error, answer) => {
    answers.upload = () => ({ error });
    expect(await detect()).toEqual(answer);
    answers.upload = () => ({ data: { url: '/1' } });
    answers.detect = () => ({ error });
    expect(await detect()).toEqual(answer);
  });

  test('that was given up asks for nothing more, and takes back what is under way', async () => {
    expect(await detect(AbortSignal.abort())).toEqual({ status: 'cancelled' });
    expect(toolsEndpoints.uploadPicture.initiate).not.toHaveBeenCalled();
    const control = new AbortController();
    let fail = (_: unknown) => {};
    answers.detect = () => new Promise<never>((_, reject) => (fail = reject));
    const done = detect(control.signal);
    await vi.waitFor(() => expect(toolsEndpoints.detectObjects.initiate).toHaveBeenCalled());
    control.abort();
    fail({ kind: 'aborted' });
    expect([await done, aborted.mock.calls]).toEqual([{ status: 'cancelled' }, [['detect']]]);
  });

  test('without an id has failed', async () => {
    answers.detect = () => ({ data: {} });
    expect(await detect()).toEqual({ status: 'failed' });
  });
});
