import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeLine, fakeLine } from '../../tests/support/fake-line';
import { answerId, answerSteps, buildRun, chatId, questionId } from '../../tests/support/run-events';
import { createRunRegistry, type RunRegistry, useRun } from './run-registry';
import { answerText } from './run-state';

const events = buildRun(answerSteps());
const request = { query: '轴承', chatId, messageId: questionId, answerId };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function setUp(...lines: FakeLine[]) {
  const calls: string[] = [];
  const open = (call: string) => {
    calls.push(call);
    const line = lines.shift();
    if (!line) throw new TypeError('Failed to fetch');
    return line.response;
  };
  const registry = createRunRegistry({
    start: async () => open('start'),
    resume: async (_run, from) => open(`resume ${from}`),
    stop: async (_run, seen) => {
      calls.push(`stop ${seen}`);
      return new Response('{}');
    },
  });
  return { registry, calls };
}

function Answer({ registry, stored }: { registry: RunRegistry; stored?: typeof events }) {
  const run = useRun(answerId, stored, registry);
  return (
    <>
      <p>
        {[run.phase, run.state.last, run.failure?.kind, run.stopping && 'stopping']
          .filter((part) => part || part === 0)
          .join(' ')}
      </p>
      <pre>{answerText(run.state)}</pre>
      <button type="button" onClick={() => void run.stop()}>
        stop
      </button>
      <button type="button" onClick={run.resume}>
        continue
      </button>
      <button type="button" onClick={run.giveUp}>
        give up
      </button>
    </>
  );
}

const shown = () => document.querySelector('p')?.textContent;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) =>
  act(async () => {
    screen.getByText(name).click();
  });

test('asked on one screen, shown on another, once, in strict mode too', async () => {
  const line = fakeLine();
  const { registry, calls } = setUp(line);
  registry.start(request);
  registry.start(request);
  render(<Answer registry={registry} />, { wrapper: StrictMode });
  await advance(20);
  expect(shown()).toBe('streaming 0');
  line.send(...events.slice(0, 6));
  await advance(20);
  expect(shown()).toBe('streaming 6');
  line.send(...events.slice(6));
  await advance(20);
  expect(shown()).toBe('ended 12');
  expect(calls).toEqual(['start']);
});

test('before the first event a cut line asks the same again, afterwards it resumes', async () => {
  const { registry, calls } = setUp(
    fakeLine().close(),
    fakeLine()
      .send(...events.slice(0, 3))
      .close(),
    fakeLine().send(...events.slice(3)),
  );
  registry.start(request);
  render(<Answer registry={registry} />);
  await advance(500);
  expect(shown()).toBe('reattaching 0');
  await advance(2_000);
  expect(shown()).toBe('ended 12');
  expect(calls).toEqual(['start', 'start', 'resume 3']);
});

test('a stored answer that is complete needs no call; one that is not is resumed from where it stands', async () => {
  const complete = setUp();
  const view = render(<Answer registry={complete.registry} stored={events} />);
  expect(shown()).toBe('ended 12');
  expect(complete.calls).toEqual([]);
  view.unmount();
  const running = setUp(fakeLine().send(...events.slice(4)));
  render(<Answer registry={running.registry} stored={events.slice(0, 4)} />);
  await advance(20);
  expect(shown()).toBe('ended 12');
  expect(running.calls).toEqual(['resume 4']);
});

test('a failure is shown with what came so far, and continue takes up from there', async () => {
  const { registry, calls } = setUp(
    fakeLine()
      .send(...events.slice(0, 6))
      .close(),
  );
  registry.start(request);
  render(<Answer registry={registry} />);
  await advance(5_000);
  expect(shown()).toBe('failed 6 incomplete');
  expect(screen.getByText(/轴承温度/)).toBeTruthy();
  await press('continue');
  await advance(0);
  expect(shown()).toBe('reattaching 6');
  expect(calls.at(-1)).toBe('resume 6');
});

test('who gives up on a lost line is not kept waiting, and may look again', async () => {
  const { registry, calls } = setUp(
    fakeLine()
      .send(...events.slice(0, 6))
      .close(),
    fakeLine().send(...events.slice(6)),
  );
  registry.start(request);
  render(<Answer registry={registry} />);
  await advance(500);
  expect(shown()).toBe('reattaching 6');
  await press('give up');
  await advance(10_000);
  expect(shown()).toBe('failed 6 incomplete');
  expect(calls).toEqual(['start']);
  await press('continue');
  await advance(20);
  expect(shown()).toBe('ended 12');
  await press('give up');
  expect(shown()).toBe('ended 12');
});

test('stop says what was seen and waits for the end event', async () => {
  const line = fakeLine().send(...events.slice(0, 6));
  const { registry, calls } = setUp(line);
  registry.start(request);
  render(<Answer registry={registry} />);
  await advance(20);
  await press('stop');
  expect(shown()).toBe('streaming 6 stopping');
  expect(calls).toEqual(['start', 'stop 6']);
  line.send(...buildRun([{ event: 'deep_researcher_end', data: { status: 'stopped', seq: 7 } }], { seq: 7 }));
  await advance(20);
  expect(shown()).toBe('ended 7');
});

test('a screen that leaves for good lets go of the line, one that only changes does not', async () => {
  const line = fakeLine().send(...events.slice(0, 6));
  const { registry, calls } = setUp(line, fakeLine().send(...events.slice(6)));
  registry.start(request);
  const first = render(<Answer registry={registry} />);
  await advance(20);
  first.unmount();
  const second = render(<Answer registry={registry} />);
  await advance(10_000);
  expect(line.cancelled).toBe(false);
  second.unmount();
  await advance(5_000);
  expect(line.cancelled).toBe(true);
  render(<Answer registry={registry} />);
  await advance(20);
  expect(shown()).toBe('ended 12');
  expect(calls).toEqual(['start', 'resume 6']);
});

test('old answers are forgotten, those on the screen are not', () => {
  const { registry } = setUp();
  const first = registry.open('first', events);
  const watched = registry.open('watched', events);
  watched.subscribe(() => {});
  for (let count = 0; count < 60; count += 1) registry.open(`r${count}`, events);
  expect(registry.open('first', events)).not.toBe(first);
  expect(registry.open('watched', events)).toBe(watched);
});
