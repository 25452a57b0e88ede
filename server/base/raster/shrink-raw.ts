interface Raw {
  rgb: Uint8Array;
  width: number;
  height: number;
}

/** Our own raw bytes at a smaller size: nothing is decoded, so it needs no pixel budget. */
export async function shrinkRaw(
  { rgb, width, height }: Raw,
  to: { width: number; height: number },
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const shrunk = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(to.width, to.height, {
    fit: 'fill',
    kernel: 'linear',
  });
  return new Uint8Array(await shrunk.raw().toBuffer());
}
