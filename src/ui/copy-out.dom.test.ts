import { afterEach, expect, test, vi } from 'vitest';
import { copyOut } from './copy-out';

const clipboardOf = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
/** Replaces the missing `execCommand` of jsdom: fires the event and records what its listeners set. */
const copyCommand = () => {
  const taken = new Map<string, string>();
  document.execCommand = () => {
    const event = Object.assign(new Event('copy'), {
      clipboardData: { setData: (type: string, text: string) => taken.set(type, text) },
    });
    document.dispatchEvent(event);
    return true;
  };
  return taken;
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  vi.unstubAllGlobals();
});

test('writes plain words', async () => {
  const writeText = vi.fn(async () => {});
  clipboardOf({ writeText });
  expect(await copyOut({ text: 'Hot.' })).toBe(true);
  expect(writeText).toHaveBeenCalledWith('Hot.');
});

test('writes both kinds for programs that take headings and tables', async () => {
  const write = vi.fn(async () => {});
  class Item {
    constructor(readonly kinds: Record<string, Blob>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  clipboardOf({ write });
  expect(await copyOut({ text: '# Hot', html: '<h1>Hot</h1>' })).toBe(true);
  const [[item]] = write.mock.calls[0] as unknown as [[Item]];
  expect(await item?.kinds['text/html']?.text()).toBe('<h1>Hot</h1>');
  expect(await item?.kinds['text/plain']?.text()).toBe('# Hot');
});

test('copies without https, and where the clipboard is refused', async () => {
  const taken = copyCommand();
  clipboardOf(undefined);
  expect(await copyOut({ text: 'Hot.', html: '<p>Hot.</p>' })).toBe(true);
  expect([...taken.values()]).toEqual(['Hot.', '<p>Hot.</p>']);
  clipboardOf({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  expect(await copyOut({ text: 'Cold.' })).toBe(true);
  expect(taken.get('text/plain')).toBe('Cold.');
});

test('says when nothing worked', async () => {
  clipboardOf(undefined);
  expect(await copyOut({ text: 'Hot.' })).toBe(false);
});
