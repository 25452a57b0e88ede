import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MOST_BYTES, MOST_SHOWN_PIXELS } from './limits';
import { checkPicture, openPicture, type PictureError } from './open-picture';
import { pictureFrom } from './picture-from';

const png = async (width = 40, height = 30) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width, height, channels: 3, background: '#276' } })
        .png()
        .toBuffer(),
    ),
  ]);
/** A PNG signature and header without any data. */
function headOf(width: number, height: number): Blob {
  const head = new DataView(new ArrayBuffer(33));
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].forEach((byte, at) => void head.setUint8(at, byte));
  head.setUint32(8, 13);
  [...'IHDR'].forEach((letter, at) => void head.setUint8(12 + at, letter.charCodeAt(0)));
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Blob([head.buffer as ArrayBuffer]);
}
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'taken',
    ({ refusal: why }: PictureError) => why,
  );

const closed: string[] = [];
const bitmap = (width: number, height: number) => ({ width, height, close: () => closed.push(`${width}x${height}`) });
const make = vi.fn();
beforeEach(() => {
  closed.length = 0;
  make.mockReset();
  vi.stubGlobal('createImageBitmap', make);
});
afterEach(() => void vi.unstubAllGlobals());

describe('a picture is refused', () => {
  test('by its size before a byte of it is read, by its bytes whatever it is called, by its header before it is unpacked', async () => {
    const huge = { size: MOST_BYTES + 1, slice: () => expect.unreachable() } as unknown as Blob;
    expect(await refusal(checkPicture(huge))).toBe('tooLarge');
    expect(await refusal(checkPicture(new Blob([])))).toBe('empty');
    expect(await refusal(checkPicture(new Blob(['<svg/>'], { type: 'image/png' })))).toBe('format');
    expect(await refusal(checkPicture(headOf(20_000, 20_000)))).toBe('tooManyPixels');
    expect(make).not.toHaveBeenCalled();
  });

  test('when it was moved away after it was chosen, and when it cannot be unpacked', async () => {
    const moved = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }),
    } as unknown as Blob;
    expect(await refusal(checkPicture(moved))).toBe('broken');
    make.mockRejectedValue(new DOMException('The source image could not be decoded.'));
    expect(await refusal(openPicture(await png()))).toBe('broken');
  });
});

describe('a picture that is taken', () => {
  test('is as large as its camera was held, not as its header says', async () => {
    make.mockResolvedValue(bitmap(30, 40));
    const picture = await openPicture(await png(40, 30), 'a.png');
    expect(picture).toMatchObject({ name: 'a.png', size: { width: 30, height: 40 }, animated: false });
    expect(make).toHaveBeenCalledExactlyOnceWith(expect.anything(), { imageOrientation: 'from-image' });
    picture.close();
    expect(closed).toEqual(['30x40']);
  });

  test('and huge is shown smaller: the size stays the original’s, the shape too, and the large one is given back', async () => {
    make.mockResolvedValueOnce(bitmap(8_000, 6_000));
    make.mockImplementationOnce(async (_, { resizeWidth, resizeHeight }) => bitmap(resizeWidth, resizeHeight));
    const { size, bitmap: shown } = await openPicture(await png());
    expect(size).toEqual({ width: 8_000, height: 6_000 });
    expect(shown.width * shown.height).toBeLessThanOrEqual(MOST_SHOWN_PIXELS * 1.001);
    expect(shown.width / shown.height).toBeCloseTo(4 / 3, 2);
    expect(closed).toEqual(['8000x6000']);
  });

  test('a line of pixels never becomes none', async () => {
    make.mockResolvedValueOnce(bitmap(120_000_000, 1));
    make.mockImplementationOnce(async (_, { resizeWidth, resizeHeight }) => bitmap(resizeWidth, resizeHeight));
    expect((await openPicture(await png())).bitmap.height).toBe(1);
  });

  test('gives its pixels back also when no smaller copy can be made', async () => {
    make.mockResolvedValueOnce(bitmap(8_000, 6_000)).mockRejectedValueOnce(new Error('out of memory'));
    await expect(openPicture(await png())).rejects.toThrow('out of memory');
    expect(closed).toEqual(['8000x6000']);
  });
});

test('of what is dropped the first picture is taken, else the first file: its bytes decide', () => {
  const file = (name: string, type: string) => ({ name, type }) as File;
  const dropped = (...files: File[]) => ({ files }) as unknown as DataTransfer;
  const [text, photo, other] = [file('a.txt', 'text/plain'), file('b.jpg', 'image/jpeg'), file('c.png', 'image/png')];
  expect(pictureFrom(dropped(text, photo, other))).toBe(photo);
  expect(pictureFrom(dropped(text))).toBe(text);
  expect(pictureFrom(dropped())).toBeNull();
  expect(pictureFrom(null)).toBeNull();
});
