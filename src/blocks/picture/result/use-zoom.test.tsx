import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useDragScroll } from './use-drag-scroll';
import { useZoom, type Zoom } from './use-zoom';

let zoom: Zoom;
const told = vi.fn();
const clicked = vi.fn();
const scrollTo = vi.fn();
beforeEach(() => {
  for (const spy of [told, clicked, scrollTo]) spy.mockClear();
});

function Frame() {
  const place = useRef<HTMLDivElement>(null);
  zoom = useZoom(place, told);
  return (
    <div ref={place} data-testid="frame" {...useDragScroll()}>
      <button type="button" onClick={clicked}>
        Object
      </button>
    </div>
  );
}
function open() {
  render(<Frame />);
  const frame = screen.getByTestId('frame');
  frame.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  frame.scrollTo = scrollTo as never;
  return frame;
}
const wheel = (frame: HTMLElement, init: WheelEventInit) => {
  const event = createEvent.wheel(frame, { cancelable: true, ...init });
  act(() => void fireEvent(frame, event));
  return event.defaultPrevented;
};

test('never smaller than fitting, never larger than sixteen times', () => {
  open();
  act(() => zoom.zoomOut());
  expect(zoom.zoom).toBe(1);
  for (let step = 0; step < 20; step += 1) act(() => zoom.zoomIn());
  expect(zoom.zoom).toBe(16);
  act(() => zoom.fit());
  expect(zoom.zoom).toBe(1);
  expect(told).toHaveBeenLastCalledWith(1);
});

test('the middle stays where it is when a button is pressed, and the point under the cursor when the wheel is turned', () => {
  const frame = open();
  act(() => zoom.zoomIn());
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 200 * 1.5 - 200, top: 100 * 1.5 - 100 });
  act(() => zoom.fit());
  frame.scrollLeft = 0;
  expect(wheel(frame, { ctrlKey: true, deltaY: -200, clientX: 110, clientY: 60 })).toBe(true);
  const [{ left, top }] = scrollTo.mock.lastCall as [{ left: number; top: number }];
  expect(left).toBeCloseTo(10 * zoom.zoom - 10);
  expect(top).toBeCloseTo(10 * zoom.zoom - 10);
});

test('a wheel without a key scrolls the page as everywhere', () => {
  const frame = open();
  expect(wheel(frame, { deltaY: -200 })).toBe(false);
  expect(zoom.zoom).toBe(1);
});

test('two fingers zoom by how far they move apart, one finger does not', () => {
  const frame = open();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    act(() => void fireEvent[type](frame, { touches: xs.map((clientX) => ({ clientX, clientY: 50 })) }));
  touch('touchStart', 100, 200);
  touch('touchMove', 100, 300);
  expect(zoom.zoom).toBeCloseTo(2);
  touch('touchEnd', 100);
  touch('touchMove', 400);
  // A new pair of touches sets a new start distance and does not zoom.
  touch('touchStart', 100, 120);
  expect(zoom.zoom).toBeCloseTo(2);
});

const drag = (frame: HTMLElement, by: number, pointerType = 'mouse') => {
  const at = (clientX: number) => ({ pointerType, button: 0, buttons: 1, clientX, clientY: 0, bubbles: true });
  fireEvent.pointerDown(frame, at(50));
  fireEvent.pointerMove(frame, at(50 + by));
  fireEvent.pointerUp(frame, at(50 + by));
  fireEvent.click(screen.getByRole('button'));
};

test('a drag moves what is seen and is no click; a nervous hand is one', () => {
  const frame = open();
  drag(frame, -30);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: 30, top: 0 });
  expect(clicked).not.toHaveBeenCalled();
  scrollTo.mockClear();
  drag(frame, 2);
  expect(scrollTo).not.toHaveBeenCalled();
  expect(clicked).toHaveBeenCalledOnce();
});
