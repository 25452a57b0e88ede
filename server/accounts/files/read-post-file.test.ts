import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleMp4, samplePdf, sampleWebm } from '../../../tests/support/sample-files';
import { readPostFile } from './read-post-file';
import { partOf } from './send-file';

const read = (bytes: Buffer | string, name: string, video = true) => readPostFile(Buffer.from(bytes), name, { video });
const refused = expect.objectContaining({ code: 400 });

describe('a file for a post', () => {
  test('is what its content says, under a name that ends so', () => {
    expect(read(samplePdf, '泵 manual.PDF')).toMatchObject({ mime: 'application/pdf', name: '泵 manual.PDF' });
    expect(read(samplePdf, 'manual.exe')).toMatchObject({ mime: 'application/pdf', name: 'manual.exe.pdf' });
    expect(read(sampleMp4, 'clip.txt')).toMatchObject({ mime: 'video/mp4', name: 'clip.txt.mp4' });
    expect(read(sampleWebm, 'clip.webm')).toMatchObject({ mime: 'video/webm', name: 'clip.webm' });
    expect(read('\ufefftime,value\n', 'a.csv')).toMatchObject({ mime: 'text/csv; charset=utf-8', name: 'a.csv' });
  });

  test('that is text is kept as UTF-8, whatever it was in', () => {
    expect(read(Buffer.from('b5e7bbfab7a2c8c8', 'hex'), 'gb.txt')?.bytes.toString()).toBe('电机发热');
    expect(read(Buffer.from('\ufeff电机', 'utf16le'), 'u.csv')?.bytes.toString()).toBe('电机');
  });

  test.each([
    ['a PDF that was cut off', samplePdf.subarray(0, 60), 'a.pdf'],
    ['a page named as a PDF', '<html></html>', 'a.pdf'],
    ['a program named as text', Buffer.from([0x4d, 0x5a, 0, 0, 1]), 'a.txt'],
    ['a video with something behind it', Buffer.concat([sampleMp4, Buffer.from('<script>')]), 'a.mp4'],
    ['a video without a movie', sampleMp4.subarray(0, sampleMp4.readUInt32BE(0)), 'a.mp4'],
    ['another Matroska file', Buffer.concat([sampleWebm.subarray(0, 4), Buffer.from('matroska')]), 'a.webm'],
  ])('%s is refused', (_what, bytes, name) => {
    expect(() => read(bytes, name)).toThrow(refused);
  });

  test('is no video where videos are not taken, and no picture', () => {
    expect(() => read(sampleMp4, 'a.mp4', false)).toThrow(refused);
    expect(read('\u0089PNG', 'a.png')).toBeUndefined();
  });

  test('has a name without folders, line breaks and characters that hide its ending', () => {
    expect(read(samplePdf, '..\\x/..\u202efdp.exe\n.pdf')?.name).toBe('.._x_..fdp.exe_.pdf');
    expect(read(samplePdf, `${'泵'.repeat(400)}`)?.name).toMatch(/^泵{252}\.pdf$/);
  });

  test('whatever is sent ends as a file, as a refusal, or as what can only be a picture', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string().map((text) => Buffer.from(text)),
    );
    const begin = fc.constantFrom(Buffer.alloc(0), samplePdf, sampleMp4.subarray(0, 24), sampleWebm);
    fc.assert(
      fc.property(begin, bytes, fc.string({ unit: 'binary' }), (head, rest, name) => {
        try {
          const file = read(Buffer.concat([head, rest]), name);
          if (file) expect(file.name.length).toBeLessThanOrEqual(256);
        } catch (error) {
          expect(error).toEqual(refused);
        }
      }),
    );
  });
});

test.each([
  [undefined, undefined],
  ['bytes=0-', [0, 99]],
  ['bytes=10-19', [10, 19]],
  ['bytes=90-500', [90, 99]],
  ['bytes=-10', [90, 99]],
  ['bytes=-500', [0, 99]],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=9-3', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
] as const)('range %s of 100 bytes', (range, part) => expect(partOf(range, 100)).toEqual(part));
