import { createHash } from 'node:crypto';
import { badRequest } from '../../plugins/errors';
import type { Store } from '../../store/db';
import { keepImage as storeImage } from '../../store/setting-images';
import { svgFault } from './read-svg';

export const mostImageBytes = 2 * 1024 * 1024;
const mostPixels = 40_000_000;

/** By what the bytes are, not by what the request calls them. */
const formats = {
  png: { ending: 'png', mime: 'image/png' },
  jpeg: { ending: 'jpg', mime: 'image/jpeg' },
  webp: { ending: 'webp', mime: 'image/webp' },
  svg: { ending: 'svg', mime: 'image/svg+xml' },
} as const;

export async function keepImage({ db }: Store, bytes: Buffer, author: string) {
  const { format, width, height } = await probe(bytes);
  if (format === 'svg') refuseUnsafe(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { ending, mime } = formats[format];
  await storeImage(db, { hash, mime, width, height, bytes, author });
  return { url: `/images/${hash}.${ending}`, width, height, bytes: bytes.length };
}

async function probe(bytes: Buffer) {
  // Ten milliseconds of loading that only a person who uploads has to wait for.
  const { default: sharp } = await import('sharp');
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!(format in formats) || !width || !height) throw new Error(`format ${format}`);
    // The header alone may promise a picture that is not there.
    if (format !== 'svg') await image.stats();
    return { format: format as keyof typeof formats, width: Math.round(width), height: Math.round(height) };
  } catch {
    throw badRequest(noImage);
  }
}

function refuseUnsafe(bytes: Buffer): void {
  const fault = bytes.toString('utf8').includes('\0') ? 'UTF-16' : svgFault(bytes.toString('utf8'));
  if (fault === undefined) return;
  throw badRequest({
    'zh-CN': `SVG 中含有不允许的内容（${fault}）。请在绘图软件中导出为“普通 SVG”，或改用 PNG。`,
    'en-US': `The SVG has something in it that is not allowed (${fault}). Save it as a plain SVG, or use a PNG.`,
  });
}

const noImage = {
  'zh-CN': '文件不是可用的图片。支持 PNG、JPEG、WebP 和 SVG，最多 4000 万像素。',
  'en-US': 'The file is no picture that can be used. PNG, JPEG, WebP and SVG are taken, up to 40 million pixels.',
};
