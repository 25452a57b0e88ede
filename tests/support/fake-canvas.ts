import { vi } from 'vitest';

/**
 * Fakes the canvas, which jsdom does not implement: a context that accepts every call, bitmaps of the given size, and
 * an element with room.
 */
export function fakeCanvas({ width = 800, height = 600 } = {}): { open: () => number } {
  const context = new Proxy({} as Record<string | symbol, unknown>, {
    get: (target, name) =>
      name in target ? target[name] : name === 'measureText' ? () => ({ width: 40 }) : () => context,
    set: (target, name, value) => Reflect.set(target, name, value),
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,');
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(832);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(632);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  let open = 0;
  const close = () => {
    open -= 1;
  };
  vi.stubGlobal('createImageBitmap', async () => {
    open += 1;
    // An object that jsdom accepts as an image.
    return Object.assign(document.createElement('canvas'), { width, height, close });
  });
  return { open: () => open };
}

/** A PNG header with this size, enough for code that reads headers only. */
export function pngFile(name = 'screws.png', width = 800, height = 600): File {
  const bytes = new Uint8Array(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new File([bytes], name, { type: 'image/png' });
}
