import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restFarBlocks } from './rest-far-blocks';

let tell: (entries: Partial<IntersectionObserverEntry>[]) => void;
const observe = vi.fn();
beforeEach(() => {
  observe.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observe;
      constructor(callback: IntersectionObserverCallback) {
        tell = (entries) => callback(entries as IntersectionObserverEntry[], this as never);
      }
    },
  );
  document.body.innerHTML =
    '<header data-block="header"></header>' +
    '<main><div data-block="a"><p>text</p></div><div data-block="bar"><i style="position: fixed"></i></div></main>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
const block = (id: string) => document.querySelector(`[data-block=${id}]`) as HTMLElement;
const entry = (id: string, isIntersecting: boolean) => ({
  target: block(id),
  isIntersecting,
  boundingClientRect: { width: 1280, height: 321 } as DOMRectReadOnly,
});

test('a block far away rests at its size, and wakes when somebody comes near', () => {
  restFarBlocks(window);
  tell([entry('a', false)]);
  const { style } = block('a');
  expect(style.getPropertyValue('content-visibility') || style.contentVisibility).toBe('auto');
  expect(style.containIntrinsicSize).toBe('auto 1280px auto 321px');
  tell([entry('a', true)]);
  expect([style.contentVisibility, style.containIntrinsicSize]).toEqual(['', '']);
});

test('a block with something at a place of the screen stays awake', () => {
  restFarBlocks(window);
  tell([entry('bar', false)]);
  expect(block('bar').style.contentVisibility ?? '').toBe('');
});

test('watches the blocks of the page, not what stands around it', () => {
  const look = restFarBlocks(window);
  look();
  expect(observe.mock.calls.map(([element]) => element.dataset.block)).toEqual(['a', 'bar']);
});

test('goes without where browsers cannot tell', () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  expect(() => restFarBlocks(window)()).not.toThrow();
});
