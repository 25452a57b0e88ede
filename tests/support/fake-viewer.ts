import { createParser } from 'eventsource-parser';
import type { Viewer } from '../../server/base/http/sse-viewer';
import type { RunEvent } from './run-events';

/** A viewer without a socket; records what it receives. */
export function fakeViewer() {
  const events: RunEvent[] = [];
  const pings: RunEvent[] = [];
  const closers = new Set<() => void>();
  let over: 'ended' | 'dropped' | null = null;
  const waiters: (() => void)[] = [];
  const parser = createParser({
    onEvent({ data }) {
      const event: RunEvent = JSON.parse(data);
      (event.event === 'ping' ? pings : events).push(event);
    },
  });
  const wake = () => {
    for (const resolve of waiters.splice(0)) resolve();
  };
  const close = (how: 'ended' | 'dropped') => {
    if (over) return;
    over = how;
    for (const fn of closers) fn();
    wake();
  };
  const viewer: Viewer = {
    send(text) {
      if (over) return;
      parser.feed(text);
      wake();
    },
    drained: () => Promise.resolve(),
    end: () => close('ended'),
    drop: () => close('dropped'),
    gone: () => over !== null,
    onClose: (fn) => void closers.add(fn),
  };
  return {
    viewer,
    events,
    pings,
    over: () => over,
    text: () => events.map((event) => (event.event === 'block_patch' ? (event.data.append ?? '') : '')).join(''),
    async until(condition: () => boolean, ms = 5_000) {
      const deadline = Date.now() + ms;
      while (!condition()) {
        if (Date.now() > deadline) throw new Error(`waited ${ms} ms; got ${events.length} events, ${over ?? 'open'}`);
        await Promise.race([
          new Promise<void>((resolve) => waiters.push(resolve)),
          new Promise<void>((resolve) => setTimeout(resolve, 50)),
        ]);
      }
    },
  };
}

export type FakeViewer = ReturnType<typeof fakeViewer>;
