import type { LocalizedText } from '../http/errors';

const millions = (pixels: number) => (pixels / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 });
const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });

export const pixelTexts = {
  tooMany: (width: number, height: number, most: number) =>
    text(
      `图片尺寸为 ${width}×${height}，即 ${millions(width * height)} 百万像素，最多 ${millions(most)} 百万像素。请缩小或裁剪后再上传。`,
      `The picture is ${width}×${height}, which is ${millions(width * height)} million pixels; at most ${millions(most)} million are accepted. Scale it down or crop it, then upload it again.`,
    ),
  busy: text(
    '正在处理的图片太多，请在几秒后再试。',
    'Too many pictures are being processed. Try again in a few seconds.',
  ),
};
