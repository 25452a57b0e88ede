import { beforeEach, expect, test, vi } from 'vitest';
import { defaultContext } from './context';
import { FrameLine, type Showing } from './frame-line';
import { type FromFrame, PREVIEW_LINE } from './protocol';

const frame = { postMessage: vi.fn(), dispatchEvent: vi.fn() } as unknown as Window;
const posted = () => vi.mocked(frame.postMessage).mock.calls.map(([data]) => data.message);
/** Views are handed over without waiting for a paint. */
const shownNow = () => vi.mocked(frame.dispatchEvent).mock.calls.map(([event]) => (event as MessageEvent).data.message);
const from = (message: FromFrame) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { line: PREVIEW_LINE, message },
      origin: window.location.origin,
      source: frame,
    }),
  );
const showing = (title: string): Showing => ({
  setting: { accessDomain: 'main', title },
  context: defaultContext('main'),
  mode: 'edit',
});
const shown = (seq: number): FromFrame => ({ type: 'shown', seq, route: '/engine', blocks: [] });
const titles = () => shownNow().map(({ setting }) => setting.title);

beforeEach(() => {
  vi.mocked(frame.postMessage).mockClear();
  vi.mocked(frame.dispatchEvent).mockClear();
});

test('says nothing before the frame is ready, then the newest', () => {
  const line = new FrameLine(window, () => frame, vi.fn());
  line.show(showing('a'));
  line.show(showing('b'));
  line.post({ type: 'highlight', pointer: '/title', scroll: false });
  expect([...posted(), ...shownNow()]).toEqual([]);
  from({ type: 'ready' });
  expect(titles()).toEqual(['b']);
  line.close();
});

test('while one view is drawn, only the last of the others waits', () => {
  const heard = vi.fn();
  const line = new FrameLine(window, () => frame, heard);
  from({ type: 'ready' });
  line.show(showing('a'));
  for (const title of 'bcdef') line.show(showing(title));
  expect(titles()).toEqual(['a']);
  from(shown(1));
  expect(titles()).toEqual(['a', 'f']);
  expect(shownNow().at(-1).seq).toBe(6);
  from(shown(6));
  expect(titles()).toHaveLength(2);
  expect(heard).toHaveBeenCalledWith(shown(6));
  line.close();
});

test('a frame that has navigated is told once more; one that refuses is told nothing', () => {
  const line = new FrameLine(window, () => frame, vi.fn());
  from({ type: 'ready' });
  line.show(showing('a'));
  from({ type: 'ready' });
  expect(titles()).toEqual(['a', 'a']);
  from({ type: 'refused' });
  line.show(showing('b'));
  expect(titles()).toHaveLength(2);
  line.close();
});
