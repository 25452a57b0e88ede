import type { PictureHeader } from './read-header';

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const hasNoLength = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

export function readJpeg(view: DataView): PictureHeader | null {
  if (view.byteLength < 3 || view.getUint16(0) !== 0xffd8 || view.getUint8(2) !== 0xff) return null;
  for (let at = 2; at < view.byteLength; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7), animated: false };
    // A marker may follow any number of fill bytes.
    if (marker === 0xff) at += 1;
    else at += hasNoLength(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return null;
}
