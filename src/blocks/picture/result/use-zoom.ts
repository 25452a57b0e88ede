import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

const MOST = 16;
const STEP = 1.5;

export interface Zoom {
  zoom: number;
  zoomIn: () => void;
  zoomOut: () => void;
  fit: () => void;
}

/** The zoom factor of a scroller, 1 = fit. The point under the cursor or between two fingers keeps its place. */
export function useZoom(scroller: RefObject<HTMLElement | null>, onZoom: (zoom: number) => void): Zoom {
  const [zoom, setZoom] = useState(1);
  const held = useRef<{ x: number; y: number; left: number; top: number } | null>(null);
  const latest = useRef(onZoom);
  latest.current = onZoom;

  const zoomTo = useCallback(
    (change: (before: number) => number, at?: { clientX: number; clientY: number }) => {
      const element = scroller.current;
      setZoom((before) => {
        const next = Math.min(MOST, Math.max(1, change(before)));
        if (element) held.current = hold(element, next / before, at);
        return next;
      });
    },
    [scroller],
  );
  useLayoutEffect(() => {
    latest.current(zoom);
    if (held.current) scroller.current?.scrollTo({ left: held.current.left, top: held.current.top });
    held.current = null;
  }, [scroller, zoom]);
  useEffect(() => (scroller.current ? listen(scroller.current, zoomTo) : undefined), [scroller, zoomTo]);
  return {
    zoom,
    zoomIn: () => zoomTo((before) => before * STEP),
    zoomOut: () => zoomTo((before) => before / STEP),
    fit: () => zoomTo(() => 1),
  };
}

/** The scroll position that keeps the point in place when the content grows by `ratio`. */
function hold(element: HTMLElement, ratio: number, at?: { clientX: number; clientY: number }) {
  const frame = element.getBoundingClientRect();
  const x = at ? at.clientX - frame.left : frame.width / 2;
  const y = at ? at.clientY - frame.top : frame.height / 2;
  return { x, y, left: (element.scrollLeft + x) * ratio - x, top: (element.scrollTop + y) * ratio - y };
}

type ZoomTo = (change: (before: number) => number, at?: { clientX: number; clientY: number }) => void;

/** React attaches wheel and touch listeners as passive, which cannot prevent the browser's own zoom. */
function listen(element: HTMLElement, zoomTo: ZoomTo): () => void {
  const onWheel = (event: WheelEvent) => {
    // A touchpad pinch arrives as a wheel event with ctrlKey. Without a modifier, the wheel scrolls.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo((before) => before * 1.002 ** -event.deltaY, event);
  };
  let apart = 0;
  const onTouch = (event: TouchEvent) => {
    const [a, b] = event.touches;
    if (!a || !b) {
      apart = 0;
      return;
    }
    event.preventDefault();
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    const ratio = apart > 0 ? now / apart : 1;
    apart = now;
    if (ratio !== 1) zoomTo((before) => before * ratio, middle);
  };
  element.addEventListener('wheel', onWheel, { passive: false });
  for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
    element.addEventListener(name, onTouch, { passive: false });
  return () => {
    element.removeEventListener('wheel', onWheel);
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) element.removeEventListener(name, onTouch);
  };
}
