import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fakeViewer } from '../../../tests/support/fake-viewer';
import { buildRun } from '../../../tests/support/run-events';
import { createFeed } from './feed';

const events = buildRun(
  Array.from({ length: 12 }, (_, n) => ({ event: 'block_patch' as const, data: { id: 'b', append: `${n}` } })),
);
const frames = events.map((event) => ({ seq: event.seq, json: JSON.stringify(event) }));

test('past and present meet without a hole and without a repeat, wherever the reading ended and the writing was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(12), fc.nat(12), fc.nat(12), fc.nat(12), async (from, read, written, late) => {
      const seen = fakeViewer();
      const feed = createFeed(seen.viewer, from, 1_000_000);
      const end = Math.max(read, written);
      feed.offer(frames.slice(Math.min(read, written), end));
      await feed.replay(frames.slice(from, Math.max(from, read)));
      feed.goLive();
      feed.offer(frames.slice(Math.min(late, end)));
      expect(seen.events.map((event) => event.seq)).toEqual(events.slice(from).map((event) => event.seq));
      expect(feed.last()).toBe(12);
    }),
  );
});

test('a viewer who is ended while being caught up gets the rest first', async () => {
  const seen = fakeViewer();
  const feed = createFeed(seen.viewer, 0, 1_000_000);
  feed.offer(frames.slice(6));
  feed.finish();
  await feed.replay(frames.slice(0, 6));
  expect(seen.over()).toBeNull();
  feed.goLive();
  expect(seen.events).toHaveLength(12);
  expect(seen.over()).toBe('ended');
});

test('what waits for a viewer is bounded: past the limit the line is cut, the log has it all', () => {
  const seen = fakeViewer();
  const feed = createFeed(seen.viewer, 0, 500);
  feed.offer(frames);
  expect(seen.over()).toBe('dropped');
});
