import type { LocalizedText } from '../../../base/http/errors';

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
const text = (zh: string, en: string): LocalizedText => ({ 'zh-CN': zh, 'en-US': en });

/** Every refusal of a picture: what is wrong, what is taken, what to do. */
export const pictureTexts = {
  empty: text('文件为空（0 字节），请重新选择图片。', 'The file is empty (0 bytes). Choose the picture again.'),
  noPicture: text(
    '此图片无法使用该功能，请重新选择图片上传：文件内容不是可识别的图片。支持 JPEG、PNG、WebP、GIF、TIFF 和 AVIF。',
    'This image cannot use this function, please choose an image and upload again: its content is no picture we can read. JPEG, PNG, WebP, GIF, TIFF and AVIF are taken.',
  ),
  drawing: text(
    '不支持 SVG 矢量图，请导出为 PNG 后再上传。',
    'An SVG is a drawing, not a picture. Export it as PNG and upload that.',
  ),
  broken: text(
    '图片不完整或已损坏，无法读取全部像素。请重新导出或重新拍摄后再上传。',
    'The picture is incomplete or damaged: not all of its pixels can be read. Save or take it again and upload that.',
  ),
  tooManyBytes: (bytes: number, most: number) =>
    text(
      `图片大小为 ${megabytes(bytes)} MB，最多 ${megabytes(most)} MB。请压缩或缩小后再上传。`,
      `The picture has ${megabytes(bytes)} MB; at most ${megabytes(most)} MB are taken. Compress or shrink it and upload that.`,
    ),
  tooLong: (width: number, height: number, side: number) =>
    text(
      `图片尺寸为 ${width}×${height}，每边最多 ${side} 像素。请缩小或裁剪后再上传。`,
      `The picture is ${width}×${height}; at most ${side} pixels a side are accepted. Scale it down or crop it, then upload it again.`,
    ),
  quota: (used: number, more: number, most: number, days: number) =>
    text(
      `您保存的图片已有 ${megabytes(used)} MB，再加 ${megabytes(more)} MB 将超过 ${most} MB 的上限。请先删除不需要的图片（在结果页），或等待其在 ${days} 天后自动删除。`,
      `You keep ${megabytes(used)} MB of pictures; ${megabytes(more)} MB more would pass the limit of ${most} MB. Delete pictures on their result pages, or wait: each is deleted after ${days} days.`,
    ),
  elsewhere: text(
    '只能检测上传到本站的图片。请先上传图片，再使用返回的地址。',
    'Only pictures uploaded here are searched. Upload the picture and use the address you get.',
  ),
  noBase64: text(
    'prompt_image 既不是已上传图片的地址，也不是有效的 base64。',
    "'prompt_image' is neither the address of an uploaded picture nor valid base64.",
  ),
};
