import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readHeader } from './read-header';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#276' } });
const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
const twoFrames = (width: number, height: number) =>
  sharp(Buffer.alloc(width * height * 2 * 3, 90).fill(9, width * height * 3), {
    raw: { width, height: height * 2, channels: 3, pageHeight: height },
  });

describe('the header of a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('says the size of a %s', async (format) => {
    for (const [width, height] of [
      [1, 1],
      [1, 300],
      [640, 7],
    ] as const) {
      const header = readHeader(await bytesOf(picture(width, height).toFormat(format)));
      expect(header).toEqual({ type: `image/${format}`, width, height, animated: false });
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('reads past EXIF orientation %i', async (orientation) => {
    const bytes = await bytesOf(picture(40, 30).withMetadata({ orientation }).jpeg());
    expect(readHeader(bytes)).toMatchObject({ width: 40, height: 30 });
  });

  it('knows lossless, transparent and four-colour pictures', async () => {
    expect(readHeader(await bytesOf(picture(31, 17).webp({ lossless: true })))).toMatchObject({
      width: 31,
      height: 17,
    });
    const clear = picture(31, 17).ensureAlpha(0.5);
    expect(readHeader(await bytesOf(clear.webp()))).toMatchObject({ width: 31, height: 17, animated: false });
    const print = picture(31, 17).toColourspace('cmyk').jpeg();
    expect(readHeader(await bytesOf(print))).toMatchObject({ type: 'image/jpeg', width: 31, height: 17 });
    expect(readHeader(await bytesOf(picture(31, 17).jpeg({ progressive: true })))).toMatchObject({ width: 31 });
  });

  it.each(['gif', 'webp'] as const)('tells that a %s moves', async (format) => {
    const bytes = await bytesOf(twoFrames(20, 10).toFormat(format));
    expect(readHeader(bytes)).toEqual({ type: `image/${format}`, width: 20, height: 10, animated: true });
  });

  it('tells that a PNG moves', async () => {
    const still = await bytesOf(picture(9, 9).png());
    const frames = Uint8Array.from([0, 0, 0, 8, ...Buffer.from('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
    const moving = Uint8Array.from([...still.slice(0, 33), ...frames, ...still.slice(33)]);
    expect(readHeader(moving)).toMatchObject({ animated: true });
    expect(readHeader(still)).toMatchObject({ animated: false });
  });

  it.each([
    ['nothing', ''],
    ['a text', 'not a picture, whatever its name says'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['BMP', 'BM\x9e\0\0\0\0\0'],
    ['a PDF', '%PDF-1.7\n'],
  ])('does not take %s for one', (_, text) => {
    expect(readHeader(Uint8Array.from(Buffer.from(text, 'latin1')))).toBeNull();
  });

  it('survives any bytes, and any cut or broken picture', async () => {
    const real = await Promise.all(
      (['jpeg', 'png', 'webp', 'gif'] as const).map((format) => bytesOf(picture(50, 40).toFormat(format))),
    );
    fc.assert(
      fc.property(fc.constantFrom(...real), fc.nat(600), fc.nat(600), fc.nat(255), (bytes, cut, at, value) => {
        const broken = bytes.slice(0, cut);
        if (at < broken.length) broken[at] = value;
        const header = readHeader(broken);
        if (header) expect(header.width * header.height).toBeGreaterThan(0);
      }),
      { numRuns: 5_000 },
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readHeader(bytes)));
  });
});
