import { cleanSvg, SvgFault } from './svg/clean-svg';

interface Kept {
  mime: string;
  bytes: Buffer;
}

/**
 * What is shown of a kept picture. Drawings are read again each time: one that was kept under older rules is shown without what those
 * of today leave out. Browsers keep the answer for ever, so this is done seldom.
 */
export function inertBytes({ mime, bytes }: Kept): Buffer | undefined {
  if (mime !== 'image/svg+xml') return bytes;
  try {
    return Buffer.from(cleanSvg(bytes.toString('utf8'), () => {}));
  } catch (error) {
    if (error instanceof SvgFault) return undefined;
    throw error;
  }
}
