import type { Sharp } from 'sharp';
import { mostPixels } from '../limits';

/** Upright, in sRGB, three channels, on white; of an animation the first frame. The one way pixels are read. */
export async function openPicture(bytes: Buffer): Promise<Sharp> {
  // Loaded when the first picture comes: starting the server does not wait for it.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha();
}
