import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture } from '../../../../tests/support/make-picture';
import { decodeRaster } from './decode-raster';
import { inspectPicture } from './inspect-picture';

const refusal = (bytes: Buffer) =>
  inspectPicture(bytes, { owner: 'a' }).then(
    () => undefined,
    (error) => error,
  );

/** Left half red, right half blue, 40×20, stored so that the EXIF orientation turns it upright. */
async function oriented(orientation: number): Promise<Buffer> {
  const halves = `<svg width="40" height="20"><rect width="20" height="20" fill="red"/><rect x="20" width="20" height="20" fill="blue"/></svg>`;
  const upright = sharp(await sharp(Buffer.from(halves)).png().toBuffer());
  const undo: Record<number, () => unknown> = {
    1: () => upright,
    2: () => upright.flop(),
    3: () => upright.rotate(180),
    4: () => upright.flip(),
    // sharp mirrors before it rotates, whatever the order of the calls.
    5: () => upright.flop().rotate(270),
    6: () => upright.rotate(270),
    7: () => upright.flop().rotate(90),
    8: () => upright.rotate(90),
  };
  undo[orientation]?.();
  const stored = await upright.png().toBuffer();
  return sharp(stored).withMetadata({ orientation }).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer();
}

describe('what a picture is', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'orientation %i: size and pixels are those a person sees',
    async (orientation) => {
      const bytes = await oriented(orientation);
      expect(await inspectPicture(bytes, { owner: 'a' })).toMatchObject({
        width: 40,
        height: 20,
        orientation,
        mime: 'image/jpeg',
      });
      const { rgb } = await decodeRaster(bytes, { width: 40, height: 20 }, { owner: 'a' });
      const at = (x: number) => [...rgb.slice((10 * 40 + x) * 3, (10 * 40 + x) * 3 + 3)];
      const [red = 0, , blueOfLeft = 0] = at(5);
      const [redOfRight = 0, , blue = 0] = at(34);
      expect(Math.min(red, blue)).toBeGreaterThan(200);
      expect(Math.max(blueOfLeft, redOfRight)).toBeLessThan(60);
    },
  );

  test('CMYK and transparent pictures are read as colours on white', async () => {
    const cmyk = await sharp(await makePicture())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect(await inspectPicture(cmyk, { owner: 'a' })).toMatchObject({ width: 320, height: 260 });
    expect((await decodeRaster(cmyk, { width: 8, height: 8 }, { owner: 'a' })).rgb).toHaveLength(192);
    const create = { width: 8, height: 8, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } };
    const clear = await sharp({ create }).png().toBuffer();
    expect([...(await decodeRaster(clear, { width: 4, height: 4 }, { owner: 'a' })).rgb]).toEqual(Array(48).fill(255));
  });

  test('of an animation the first frame counts', async () => {
    const frames = Buffer.concat([Buffer.alloc(300, 250), Buffer.alloc(300, 3)]);
    const raw = { width: 10, height: 20, channels: 3 as const, pageHeight: 10 };
    const gif = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    expect(await inspectPicture(gif, { owner: 'a' })).toMatchObject({
      width: 10,
      height: 10,
      frames: 2,
      mime: 'image/gif',
    });
    expect((await decodeRaster(gif, { width: 4, height: 4 }, { owner: 'a' })).rgb[0]).toBeGreaterThan(200);
  });
});

describe('what is no picture', () => {
  test.each([
    ['nothing', Buffer.alloc(0), '0 bytes'],
    ['text', Buffer.from('hello, I am picture.jpg'), 'not a readable image'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'SVG'],
    ['a head without pixels', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70]), 'not a readable image'],
  ])('%s', async (_name, bytes, words) => {
    const error = await refusal(bytes);
    expect(error).toMatchObject({ status: 400, text: { 'en-US': expect.stringContaining(words) } });
    expect(error.text['zh-CN']).toMatch(/[\u4e00-\u9fff]/);
  });

  test('a truncated one', async () => {
    const whole = await sharp(await makePicture())
      .jpeg()
      .toBuffer();
    const error = await refusal(whole.subarray(0, Math.floor(whole.length / 2)));
    expect(error).toMatchObject({ status: 400, text: { 'en-US': expect.stringContaining('damaged') } });
  });

  test('a bomb is named by its size and never unpacked', async () => {
    const create = { width: 16_000, height: 16_000, channels: 3 as const, background: '#000' };
    const bomb = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    const error = await refusal(bomb);
    expect(error).toMatchObject({ status: 413 });
    expect(error.text['en-US']).toContain('16000×16000, or 256 million pixels; the limit is 120 million');
  });

  test('too many bytes', async () => {
    const error = await refusal(Buffer.alloc(31 * 1024 * 1024));
    expect(error).toMatchObject({
      status: 413,
      text: { 'en-US': expect.stringContaining('31.0 MB; the limit is 30.0 MB') },
    });
  });
});
